import { offeringIds } from '@suite/contracts/offerings';

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The number of offerings as a word. */
export const offeringCount = numbers[offeringIds.length] ?? String(offeringIds.length);

/** The same word, capitalized for the start of a sentence. */
export const OfferingCount = offeringCount.charAt(0).toUpperCase() + offeringCount.slice(1);
