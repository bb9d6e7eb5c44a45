/** Domains of common mail providers. */
const common = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.co.jp',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'icloud.com',
  'protonmail.com',
  'docomo.ne.jp',
  'ezweb.ne.jp',
  'softbank.ne.jp',
  'sltnet.lk',
];

/** Domains of other mail providers that differ from a common one by a single mistake. */
const others = ['mail.com', 'ymail.com', 'email.com', 'zmail.com'];

/** Returns whether one letter was left out, added or replaced, or two neighbours were swapped. */
function isOneMistake(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const from = (text: string, skipped: number) => text.slice(start + skipped);
  const isSwapped = typed[start] === meant[start + 1] && typed[start + 1] === meant[start];
  return (
    from(typed, 1) === from(meant, 1) ||
    from(typed, 1) === from(meant, 0) ||
    from(typed, 0) === from(meant, 1) ||
    (isSwapped && from(typed, 2) === from(meant, 2))
  );
}

/** Returns the address that was probably meant, if the domain looks like a common one with a single mistake. */
export function suggestAddress(address: string): string | undefined {
  const [, person, domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(address.trim()) ?? [];
  const typed = domain.toLowerCase();
  if (common.includes(typed) || others.includes(typed)) return undefined;
  const meant = common.find((one) => isOneMistake(typed, one));
  return meant && `${person}@${meant}`;
}
