/** Returns a list with the formatted fact, or an empty list if the fact is missing. */
export const ifGiven = <Fact>(fact: Fact | undefined, format: (fact: Fact) => string): string[] =>
  fact === undefined ? [] : [format(fact)];
