import { ArraySchema, ObjectSchema, Schema } from 'yup';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns how many items an array schema allows. */
function mostItems(schema: ArraySchema<unknown[] | undefined, unknown>): number {
  const max = schema.describe().tests.find(({ name }) => name === 'max')?.params?.max;
  return typeof max === 'number' ? max : Number.POSITIVE_INFINITY;
}

/** Types whose schemas convert any value to text or a number first. */
const converted = new Set(['string', 'number', 'boolean', 'date']);

/**
 * Returns a JSON value with only the fields that the schema defines, at every depth, because yup also looks up
 * inherited properties and fails on keys such as `constructor` or `toString`. Arrays over the schema's maximum are cut
 * to one item above it: they are still refused, but validating thousands of items would take seconds. Objects and arrays
 * in place of text or numbers are emptied: they are still refused, but converting one with its own `toString` would fail.
 */
export function knownFields(schema: unknown, value: unknown): unknown {
  if (schema instanceof ArraySchema && Array.isArray(value))
    return value.slice(0, mostItems(schema) + 1).map((item) => knownFields(schema.innerType, item));
  if (schema instanceof Schema && converted.has(schema.type) && typeof value === 'object' && value !== null)
    return Array.isArray(value) ? [] : {};
  if (!(schema instanceof ObjectSchema) || !isObject(value)) return value;
  const known = Object.entries(schema.fields).filter(([name]) => Object.hasOwn(value, name));
  return Object.fromEntries(known.map(([name, field]) => [name, knownFields(field, value[name])]));
}
