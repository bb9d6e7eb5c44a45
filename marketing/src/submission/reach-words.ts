/** The pieces around a telephone number and an e-mail address, of which either may be missing; they follow a sentence. */
export interface ReachWords {
  call: string;
  or: string;
  write: string;
  end: string;
}

export const reachWords: ReachWords = {
  call: ' You can also call ',
  or: ' or write to ',
  write: ' You can also write to ',
  end: '.',
};
