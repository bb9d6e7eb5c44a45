/** Returns a one-element list with the words for an optional fact, or an empty list if the fact is missing. */
export const given = <Fact>(fact: Fact | undefined, words: (fact: Fact) => string): string[] =>
  fact === undefined ? [] : [words(fact)];
