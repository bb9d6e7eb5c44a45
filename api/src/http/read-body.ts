import { isUtf8 } from 'node:buffer';
import { type ParsedUrlQuery, parse } from 'node:querystring';
import type { Context, Middleware } from 'koa';
import { ArraySchema, type InferType, ObjectSchema, Schema, ValidationError } from 'yup';
import { downloads } from './error-responses.ts';
import { ApiError, invalidInput } from './errors.ts';

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
function knownFields(schema: unknown, value: unknown): unknown {
  if (schema instanceof ArraySchema && Array.isArray(value))
    return value.slice(0, mostItems(schema) + 1).map((item) => knownFields(schema.innerType, item));
  if (schema instanceof Schema && converted.has(schema.type) && typeof value === 'object' && value !== null)
    return Array.isArray(value) ? [] : {};
  if (!(schema instanceof ObjectSchema) || !isObject(value)) return value;
  const known = Object.entries(schema.fields).filter(([name]) => Object.hasOwn(value, name));
  return Object.fromEntries(known.map(([name, field]) => [name, knownFields(field, value[name])]));
}

/** Bytes of a request body. */
const largestBody = 64 * 1024;

const tooLarge = () =>
  new ApiError(413, 'too_large', 'The request is larger than 64 KiB', { headers: { Connection: 'close' } });

/** Reads the body of a request. Throws 413 above 64 KiB, without reading the rest, and 400 if the client has left. */
async function readBytes({ req, request }: Context): Promise<Buffer> {
  if ((request.length ?? 0) > largestBody) throw tooLarge();
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    // Destroying the request would close the connection before the answer.
    for await (const piece of req.iterator({ destroyOnReturn: false })) {
      size += piece.length;
      if (size > largestBody) throw tooLarge();
      pieces.push(piece);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(400, 'invalid_input', 'The request body is incomplete', { reason: 'incomplete body' });
  }
  return Buffer.concat(pieces);
}

/** Refuses the `__proto__` key, against prototype pollution. */
function refusePrototype(key: string, value: unknown) {
  if (key === '__proto__') throw invalidInput('The field __proto__ is not allowed');
  return value;
}

function parseJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw invalidInput('The request body is not valid UTF-8');
  try {
    return JSON.parse(bytes.toString('utf8'), refusePrototype);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw invalidInput('The request body is not valid JSON');
  }
}

const unsupported = (wanted: string) =>
  new ApiError(415, 'unsupported_media_type', `The request body must be ${wanted}`);

/**
 * Refuses a body that is not JSON with 415, also where the route reads none: forms of other sites can send others. At the
 * `downloads`, which our own forms request, the route decides.
 */
export const refuseOtherBodies: Middleware = async (ctx, next) => {
  const hasBody = ctx.request.length !== 0 && ctx.method !== 'GET' && ctx.method !== 'HEAD';
  if (hasBody && ctx.is('application/json') === false && !downloads.has(ctx.path))
    throw unsupported('application/json');
  await next();
};

/**
 * Returns the request body. Throws 400 for a missing body, 413 above 64 KiB, 415 for another media type or a compressed
 * body, which no browser sends and which could expand into a huge one.
 */
async function readBytesOf(ctx: Context, wanted: string): Promise<Buffer> {
  const type = ctx.is(wanted);
  if (type === null) throw invalidInput('The request has no body');
  if (type === false || ctx.get('Content-Encoding')) throw unsupported(wanted);
  return readBytes(ctx);
}

const readJson = async (ctx: Context) => parseJson(await readBytesOf(ctx, 'application/json'));

/** Reads the fields of a submitted HTML form, in the format of a parsed query string. Throws 400, 413 or 415. */
export async function readFields(ctx: Context): Promise<ParsedUrlQuery> {
  return parse((await readBytesOf(ctx, 'application/x-www-form-urlencoded')).toString());
}

/**
 * Reads the JSON body and validates it with a schema from @suite/contracts, which the browser uses too. Omits unknown
 * fields. Throws 400 with the first message of each field, 413 or 415.
 */
export async function readBody<S extends Schema>(ctx: Context, schema: S): Promise<InferType<S>> {
  return validated(await readJson(ctx), schema);
}

/** Like `readBody`, but also returns the whole body as `extras`, unvalidated. */
export async function readForm<S extends Schema>(
  ctx: Context,
  schema: S,
): Promise<{ input: InferType<S>; extras: Readonly<Record<string, unknown>> }> {
  const body = await readJson(ctx);
  const input = await validated(body, schema);
  return { input, extras: body as Record<string, unknown> };
}

async function validated<S extends Schema>(body: unknown, schema: S): Promise<InferType<S>> {
  try {
    return await schema.validate(knownFields(schema, body), { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw asInvalidInput(error);
  }
}

function asInvalidInput(error: ValidationError) {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.inner) if (path) fields[path] ??= message;
  const [first] = Object.values(fields);
  return first ? invalidInput(first, fields) : invalidInput('The request body must be a JSON object');
}
