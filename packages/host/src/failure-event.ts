/** Window event for an error that a page has caught and shown; `detail` is the error. */
export const failureEvent = 'suite-failure';
