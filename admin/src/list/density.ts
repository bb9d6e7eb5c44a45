import { createChoice } from '../stored.ts';

const density = createChoice('admin-density', ['comfortable', 'compact']);

/** Returns the height of the rows of all tables that was chosen in this browser. */
export const useDensity = density.use;
export const setDensity = density.set;
