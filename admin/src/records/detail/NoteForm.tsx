import { recordLimits } from '@suite/contracts/records';
import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import { isApiFailure, isRefusal } from '@suite/web-api';
import { type SubmitEvent, useContext, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { describeFailure, failureStrings, isSessionEnd } from '../../language/failure-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { compactControl } from '../../screen/compact-control.ts';
import { useNotices } from '../../screen/use-notices.ts';
import { isGone, useAddNoteMutation } from '../record-actions-api.ts';
import type { RecordKey } from '../records-api.ts';
import { Chip } from './Chip.tsx';
import { detailStrings } from './detail-strings.ts';
import { draftKey, NoteDraftsContext } from './note-drafts.ts';

/** Results of a call, each a note that takes one click. */
const outcomes = ['reached', 'notReached', 'wrongNumber'] as const;

/** Renders the form that adds a note to a record. The typed text is kept if saving fails. */
export function NoteForm({ record }: { record: RecordKey }) {
  const { fail } = useNotices();
  const strings = useStrings(detailStrings);
  const failures = useStrings(failureStrings);
  const id = useId();
  const calledId = useId();
  const drafts = useContext(NoteDraftsContext);
  const key = draftKey(record);
  // React writes no text into the field, because it would delete what a text expander writes without an event.
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(drafts.get(key) ?? '');
  const [addNote, { isLoading }] = useAddNoteMutation();
  const type = (typed: string) => {
    setText(typed);
    drafts.set(key, typed);
  };
  const describe = (error: unknown, note: string) => {
    if (isGone(error)) return strings.gone;
    if (isRefusal(error, 400))
      return [...note].length > recordLimits.note
        ? strings.noteTooLong(recordLimits.note)
        : strings.noteUnusable;
    const isFull = isApiFailure(error) && error.body?.code === 'too_many_notes';
    if (isFull) return strings.tooManyNotes(recordLimits.notes);
    return describeFailure(error, { ...failures, failed: strings.noteFailed });
  };
  const save = async (note: string) => {
    try {
      await addNote({ ...record, text: note }).unwrap();
      // The user may have gone on typing while the note was being saved.
      const typed = field.current?.value ?? drafts.get(key) ?? '';
      const rest = typed.startsWith(text) ? typed.slice(text.length).trimStart() : typed;
      if (field.current) field.current.value = rest;
      type(rest);
    } catch (error) {
      if (!isSessionEnd(error)) fail(describe(error, note));
    }
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    save(text.trim());
  };
  return (
    <Form method="dialog" onSubmit={handleSubmit}>
      <VisuallyHidden as="label" htmlFor={id}>
        {strings.note}
      </VisuallyHidden>
      <Written>
        <Input
          id={id}
          rows={2}
          placeholder={strings.noteHint}
          ref={field}
          defaultValue={text}
          onChange={({ target }) => type(target.value)}
          onBlur={({ target }) => type(target.value)}
        />
        <Button type="submit" $variant="secondary" $size="small" disabled={isLoading || text.trim() === ''}>
          {strings.addNote}
        </Button>
      </Written>
      <Outcomes role="group" aria-labelledby={calledId}>
        <span id={calledId}>{strings.called}</span>
        {outcomes.map((outcome) => (
          <Chip
            key={outcome}
            // A disabled button would lose the focus.
            onClick={() => !isLoading && save(strings.callNote(strings.outcomes[outcome], text.trim()))}
          >
            {strings.outcomes[outcome]}
          </Chip>
        ))}
      </Outcomes>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 2)};
`;

/* In large text, the button is below the field. */
const Written = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token('space', 2)};
`;

const Outcomes = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space', 2)};

  @media (width < 40rem) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(6rem, 100%), 1fr));
    width: 100%;

    > span {
      grid-column: 1 / -1;
    }
  }
`;

const Input = styled.textarea`
  ${compactControl}
  flex: 1 1 12rem;
  min-width: 0;
  && {
    height: auto;
  }
  padding: ${token('space', 2)} ${token('space', 3)};
  resize: vertical;
`;
