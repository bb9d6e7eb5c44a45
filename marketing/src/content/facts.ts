/** Takes a fact that may have been left out and words around it; gives the words, or nothing. */
export const given = <Fact>(fact: Fact | undefined, words: (fact: Fact) => string): string[] =>
  fact === undefined ? [] : [words(fact)];
