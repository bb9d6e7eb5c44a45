import type { Confirmation } from '@suite/contracts/administrator';
import { isApiFailure } from '@suite/web-api';
import { Formik, type FormikErrors, type FormikHelpers } from 'formik';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { describeFailure, failureStrings } from '../language/failure-strings.ts';
import { useStrings } from '../language/use-strings.ts';
import { DialogActions } from '../screen/DialogActions.tsx';
import { FormFields } from '../screen/FormFields.tsx';
import { useAccount } from './account-context.ts';
import { ConfirmFields } from './ConfirmFields.tsx';
import { confirmStrings } from './confirm-strings.ts';

export interface ConfirmFormProps<Values extends object> {
  /** Label of the submit button. */
  action: string;
  isDangerous?: boolean | undefined;
  /** Initial values of the fields in `children`. */
  initialValues: Values;
  validate?(values: Values): FormikErrors<Values>;
  /** Performs the action; rejects if the server refuses it. */
  onConfirm(values: Values & Confirmation): Promise<void>;
  /** Returns a refusal's messages, per field or for the whole form, or undefined for an unknown error. */
  describe?(error: unknown): FormikErrors<Values & Confirmation> | string | undefined;
  onCancel(): void;
  children?: ReactNode;
}

const empty: Confirmation = { currentPassword: '', currentCode: '' };

/** Renders a form that needs the current password and, if the second factor is on, a code. */
export function ConfirmForm<Values extends object>(props: ConfirmFormProps<Values>) {
  const strings = useStrings(confirmStrings);
  const failures = useStrings(failureStrings);
  const [needsCode, setNeedsCode] = useState(useAccount().hasSecondFactor);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  type All = Values & Confirmation;

  const validate = (values: All) => ({
    ...props.validate?.(values),
    ...(values.currentPassword === '' && { currentPassword: strings.passwordRequired }),
    ...(needsCode && values.currentCode.trim() === '' && { currentCode: strings.codeRequired }),
  });

  // Waits until a code field that was just added is rendered.
  const select = (field: RefObject<HTMLInputElement | null>) => setTimeout(() => field.current?.select());

  /** Shows a refused password or code on its field. Returns false for any other error. */
  function showRefusal(error: unknown, { currentCode }: All, form: FormikHelpers<All>) {
    const body = isApiFailure(error) ? error.body : undefined;
    if (body?.code !== 'confirmation_refused') return false;
    const isCode = Boolean(body.fields?.currentCode ?? body.fields?.code);
    if (isCode) {
      // Adds the code field if the second factor was turned on elsewhere after this page was opened.
      setNeedsCode(true);
      form.setFieldError('currentCode', currentCode.trim() === '' ? strings.codeRequired : strings.wrongCode);
    } else form.setFieldError('currentPassword', strings.wrongPassword);
    select(isCode ? code : password);
    return true;
  }

  const handleSubmit = async (values: All, form: FormikHelpers<All>) => {
    form.setStatus(undefined);
    try {
      await props.onConfirm({ ...values, currentCode: values.currentCode.trim() });
    } catch (error) {
      if (showRefusal(error, values, form)) return;
      const described = props.describe?.(error);
      if (typeof described === 'object') {
        form.setErrors(described);
        if ('currentPassword' in described) select(password);
      } else form.setStatus(described ?? describeFailure(error, failures));
    }
  };

  return (
    <Formik
      initialValues={{ ...props.initialValues, ...empty }}
      validate={validate}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      {({ isSubmitting }) => (
        <FormFields>
          {props.children}
          <ConfirmFields password={password} code={code} needsCode={needsCode} />
          <DialogActions
            action={isSubmitting ? strings.working : props.action}
            isDangerous={props.isDangerous}
            isDisabled={isSubmitting}
            onCancel={props.onCancel}
          />
        </FormFields>
      )}
    </Formik>
  );
}
