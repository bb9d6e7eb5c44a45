import { Accordion } from '@suite/ui/Accordion';
import type { Question } from '../../content/icon-item.ts';

/** Renders questions with answers, one open at a time. */
export function Questions({ items, isFirstOpen }: { items: Question[]; isFirstOpen?: boolean }) {
  return (
    <Accordion
      isFirstOpen={isFirstOpen}
      items={items.map(({ icon, question, answer }) => ({ icon, title: question, content: <p>{answer}</p> }))}
    />
  );
}
