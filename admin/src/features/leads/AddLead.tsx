import { leadForm } from '@suite/contracts/forms/lead';
import { asciiDigits } from '@suite/contracts/phone';
import { createSubmissionKeys } from '@suite/contracts/submission-key';
import { useNavigate } from '@suite/host/router';
import { Button } from '@suite/ui/Button';
import { TextArea, TextField } from '@suite/ui/TextField';
import { isApiFailure } from '@suite/web-api';
import { Formik, type FormikHelpers } from 'formik';
import { UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { describeFailure, failureStrings } from '../../language/failure-strings.ts';
import { useLanguage, useStrings } from '../../language/use-strings.ts';
import { addressOfRecord } from '../../records/record-address.ts';
import { OtherLists } from '../../records/search/OtherLists.tsx';
import { DialogActions } from '../../screen/DialogActions.tsx';
import { FormFields } from '../../screen/FormFields.tsx';
import { PanelDialog } from '../../screen/PanelDialog.tsx';
import { useNotices } from '../../screen/use-notices.ts';
import { addLeadStrings } from './add-lead-strings.ts';
import { useAddLeadMutation } from './leads-api.ts';

const empty = { name: '', mobileNumber: '', email: '', note: '' };

/** Renders the button that adds a lead by hand, and its dialog. The added lead is opened. */
export function AddLead() {
  const strings = useStrings(addLeadStrings);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button $size="small" data-tool onClick={() => setOpen(true)}>
        <UserPlus aria-hidden size={16} strokeWidth={1.75} />
        <span>{strings.add}</span>
      </Button>
      {isOpen && <AddLeadDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function AddLeadDialog({ onClose }: { onClose(): void }) {
  const strings = useStrings(addLeadStrings);
  const failures = useStrings(failureStrings);
  const { succeed } = useNotices();
  const language = useLanguage();
  const navigate = useNavigate();
  const [add] = useAddLeadMutation();
  // The same values keep their key, so that a second press adds no second lead.
  const [keys] = useState(createSubmissionKeys);
  const { name, mobileNumber, email } = leadForm.fields;

  const handleSubmit = async (lead: typeof empty, form: FormikHelpers<typeof empty>) => {
    form.setStatus(undefined);
    try {
      const { id } = await add({ key: keys.keyFor(lead), lead }).unwrap();
      onClose();
      succeed(strings.added(lead.name.trim()));
      navigate(addressOfRecord(leadForm.kind, id));
    } catch (error) {
      const problems: Record<string, string> = strings.problems;
      const fields = Object.keys((isApiFailure(error) && error.body?.fields) || {});
      const refused = fields.filter((field) => field in problems);
      if (refused.length === 0) form.setStatus(describeFailure(error, failures));
      form.setErrors(Object.fromEntries(refused.map((field) => [field, problems[field]])));
    }
  };

  return (
    <PanelDialog onClose={onClose} title={strings.add} description={strings.hint}>
      <Formik initialValues={empty} validateOnChange={false} validateOnBlur={false} onSubmit={handleSubmit}>
        {({ isSubmitting, values }) => (
          <FormFields>
            <TextField name="name" label={name.label[language]} autoComplete="off" />
            <TextField
              name="mobileNumber"
              type="tel"
              label={mobileNumber.label[language]}
              autoComplete="off"
            />
            <Known label={strings.known} text={asciiDigits(values.mobileNumber).replace(/[^+\d]/g, '')} />
            <TextField
              name="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              label={strings.optional(email.label[language])}
              autoComplete="off"
            />
            <Known label={strings.knownEmail} text={values.email.includes('@') ? values.email.trim() : ''} />
            <Note name="note" label={strings.optional(strings.note)} />
            <DialogActions
              action={isSubmitting ? strings.saving : strings.save}
              isDisabled={isSubmitting}
              onCancel={onClose}
            />
          </FormFields>
        )}
      </Formik>
    </PanelDialog>
  );
}

/** Milliseconds to wait after the last key press. */
const delay = 300;

/** Links to the lists that contain a number or an address, in another tab, because the dialog holds what was typed. */
function Known({ label, text }: { label: string; text: string }) {
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.length < 7 ? '' : text), delay);
    return () => clearTimeout(timer);
  }, [text]);
  return q && <OtherLists label={label} q={q} target="_blank" />;
}

/* It grows with its text. */
const Note = styled(TextArea)`
  && {
    min-height: 4.5rem;
  }
`;
