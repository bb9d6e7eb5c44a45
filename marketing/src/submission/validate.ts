import { type FormikErrors, validateYupSchema, yupToFormErrors } from 'formik';
import type { ObjectSchema } from 'yup';

/** Validates a form. Returns an error message per invalid field, from `messages` or else from the schema. */
export async function validate<Values extends Record<string, string>>(
  values: Values,
  schema: ObjectSchema<Values>,
  messages?: Record<keyof Values & string, string>,
): Promise<FormikErrors<Values>> {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    const errors: FormikErrors<Values> = yupToFormErrors(error);
    if (!messages) return errors;
    return Object.fromEntries(
      Object.keys(errors).map((field) => [field, messages[field as keyof Values & string]]),
    ) as FormikErrors<Values>;
  }
}
