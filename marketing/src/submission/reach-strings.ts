/** The text around a phone number and an e-mail address, either of which may be missing. It follows a sentence. */
export interface ReachStrings {
  call: string;
  or: string;
  write: string;
  end: string;
}

export const reachStrings: ReachStrings = {
  call: ' You can also call ',
  or: ' or write to ',
  write: ' You can also write to ',
  end: '.',
};
