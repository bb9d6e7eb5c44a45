/** The overview: a video where one is configured, else a silent tour of the product surfaces. */
export const overview = {
  title: 'See the suite at work',
  description:
    'A walk through the six offerings: ledger, booking calendar, workshop, course, web page and app.',
  pictureAlt: 'The screens of the six offerings side by side',
  playVideo: 'Play video',
  playTour: 'Play video tour',
  pauseTour: 'Pause video tour',
};
