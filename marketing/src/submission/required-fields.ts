import type { ObjectSchema, Schema } from 'yup';

/** Returns the names of the fields that may not be empty. */
export const requiredFields = <Values extends Record<string, string>>({ fields }: ObjectSchema<Values>) =>
  Object.entries(fields as unknown as Record<string, Schema>)
    .filter(([, field]) => !field.isValidSync(''))
    .map(([name]) => name);
