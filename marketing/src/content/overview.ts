/** Texts of the overview: a video if one is configured, otherwise a silent tour of the product pictures. */
export const overview = {
  title: 'See the suite at work',
  description: 'A tour of the six offerings, with one screen of each.',
  playVideo: 'Play video',
  playTour: 'Play video tour',
  pauseTour: 'Pause video tour',
};
