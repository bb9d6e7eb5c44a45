import type { SecondFactorDraft } from '@suite/contracts/second-factor';
import { Button } from '@suite/ui/Button';
import { IconButton } from '@suite/ui/IconButton';
import { TextField } from '@suite/ui/TextField';
import { token } from '@suite/ui/theme';
import { isApiFailure } from '@suite/web-api';
import { Formik, type FormikHelpers } from 'formik';
import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { describeFailure, failureStrings } from '../../language/failure-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { copyText } from '../../screen/copy-text.ts';
import { FormActions } from '../../screen/DialogActions.tsx';
import { FormFields } from '../../screen/FormFields.tsx';
import { accountStrings } from './account-strings.ts';
import { QrCode } from './QrCode.tsx';

interface ScanStepProps {
  draft: SecondFactorDraft;
  /** Sends the first code; rejects if the server refuses it. */
  onConfirm(code: string): Promise<void>;
}

interface Values {
  code: string;
}

/** Returns whether a call was refused because the second factor is on: turned on in another tab, or the answer was lost. */
export const isOnAlready = (error: unknown) => isApiFailure(error) && error.body?.code === 'second_factor_on';

/** Shows the secret for the authenticator app and asks for the app's first code. */
export function ScanStep({ draft, onConfirm }: ScanStepProps) {
  const strings = useStrings(accountStrings);
  const failures = useStrings(failureStrings);
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState('');
  useEffect(() => field.current?.focus(), []);

  const handleSubmit = async ({ code }: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    try {
      await onConfirm(code);
    } catch (error) {
      if (isApiFailure(error) && error.body?.fields?.code) form.setFieldError('code', strings.wrongCode);
      else form.setStatus(isOnAlready(error) ? strings.onAlready : describeFailure(error, failures));
      field.current?.focus();
      field.current?.select();
    }
  };
  const handleCopy = async () => setTold((await copyText(draft.secret)) ? strings.copied : strings.notCopied);

  return (
    <Formik
      initialValues={{ code: '' }}
      validate={({ code }) =>
        /^(?:\P{Nd}*\p{Nd}){6}\P{Nd}*$/u.test(code) ? {} : { code: strings.codeRequired }
      }
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      {({ isSubmitting }) => (
        <FormFields>
          <QrCode text={draft.uri} label={strings.qr} />
          <Key>
            <p>{strings.secret}</p>
            <div>
              <code>{draft.secret.match(/.{1,4}/g)?.join(' ')}</code>
              <IconButton label={strings.copySecret} onClick={handleCopy}>
                <Copy aria-hidden size={16} strokeWidth={1.75} />
              </IconButton>
              <span role="status">{told}</span>
            </div>
          </Key>
          <TextField
            ref={field}
            name="code"
            label={strings.code}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <FormActions>
            <Button type="submit" disabled={isSubmitting}>
              {isSubmitting ? strings.confirming : strings.confirm}
            </Button>
          </FormActions>
        </FormFields>
      )}
    </Formik>
  );
}

const Key = styled.div`
  font-size: ${token('type', 'small')};

  p {
    color: ${token('color', 'textMuted')};
  }

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space', 2)};
  }

  code {
    max-width: calc(100% - ${token('size', 'target')} - ${token('space', 2)});
    overflow-wrap: anywhere;
  }
`;
