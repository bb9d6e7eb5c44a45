/** What the window hears of an error that a page has caught and shows in its own way; `detail` is that error. */
export const failureEvent = 'suite-failure';
