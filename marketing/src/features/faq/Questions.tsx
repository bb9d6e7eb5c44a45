import { Accordion } from '@suite/ui/Accordion';
import type { Question } from '../../content/icon-item.ts';

/** Renders questions with answers, one open at a time. */
export function Questions({ items }: { items: Question[] }) {
  return (
    <Accordion
      items={items.map(({ icon, question, answer }) => ({ icon, title: question, content: <p>{answer}</p> }))}
    />
  );
}
