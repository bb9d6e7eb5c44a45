import { countries } from '@suite/contracts/countries';
import { localNames } from '@suite/contracts/country-names';

/** The countries as options of a searchable list. */
export const countryOptions = countries.map(({ code, name, otherNames }) => ({
  value: name,
  label: name,
  otherNames: [code, ...otherNames],
  localNames: () => localNames(code, navigator.languages),
}));
