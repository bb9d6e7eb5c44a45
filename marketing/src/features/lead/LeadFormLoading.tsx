import { FormField } from '@suite/ui/FormField';
import { Skeleton } from '@suite/ui/Skeleton';
import { Stack } from '@suite/ui/Stack';
import { token } from '@suite/ui/theme';
import { leadFields } from './lead-draft.ts';
import type { LeadWords } from './lead-words.ts';

/** Keeps the lead form's place until the store is there: the dialog would grow and jump. */
export function LeadFormLoading({ words }: { words: LeadWords }) {
  return (
    <Stack $gap={5} aria-hidden>
      {leadFields.map((name) => (
        <FormField key={name} label={words.labels[name]} id="" message={undefined} messageId="">
          <Skeleton $height={token('size', 'target')} />
        </FormField>
      ))}
      <Skeleton $height={token('size', 'target')} />
    </Stack>
  );
}
