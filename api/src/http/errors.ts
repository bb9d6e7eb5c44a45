/** An error that is sent to the client. Others are answered with 503 if temporary, else with a generic 500. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;
  /** Cause label for metrics; not shown to users. */
  readonly reason: string | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    {
      fields,
      headers = {},
      reason,
    }: { fields?: Record<string, string>; headers?: Record<string, string>; reason?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.headers = headers;
    this.reason = reason;
  }
}

export const invalidInput = (message: string, fields?: Record<string, string>) =>
  new ApiError(400, 'invalid_input', message, fields && { fields });
/** Creates the 400 error for one field or parameter. */
export const invalidField = (name: string, message: string) => invalidInput(message, { [name]: message });
export const badCredentials = () => new ApiError(401, 'bad_credentials', 'Invalid username or password');
export const notSignedIn = () => new ApiError(401, 'not_signed_in', 'Please sign in');
export const forbidden = (message: string) => new ApiError(403, 'forbidden', message);
export const notFound = (what: string) => new ApiError(404, 'not_found', `${what} not found`);
export const methodNotAllowed = (allow: string) =>
  new ApiError(405, 'method_not_allowed', 'This method is not allowed here', { headers: { Allow: allow } });
export const keyReused = () =>
  new ApiError(422, 'idempotency_key_reused', 'This Idempotency-Key was used for another submission');
export const unavailable = () =>
  new ApiError(503, 'unavailable', 'The service is not available right now. Please try again in a moment.', {
    headers: { 'Retry-After': '5' },
  });

/** Creates the 429 error of a rate limit; `seconds` is the time until another attempt may succeed. */
export const tooMany = (what: string, seconds: number) =>
  new ApiError(429, 'too_many_requests', `Too many ${what}. Please try again in ${inWords(seconds)}.`, {
    headers: { 'Retry-After': String(seconds) },
    reason: what,
  });

/** Creates the 429 error for second-factor codes; `seconds` is the time until the next app code is checked. */
export const codesRefused = (seconds: number) =>
  new ApiError(
    429,
    'codes_refused',
    `Too many wrong codes. Please try again in ${inWords(seconds)}, or use a recovery code.`,
    { headers: { 'Retry-After': String(seconds) }, reason: 'codes' },
  );

function inWords(seconds: number) {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
