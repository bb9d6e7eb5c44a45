/** Formats a whole number with separators between thousands, which are the same in all interface languages. */
export const formatNumber = (value: number): string => value.toLocaleString('en');
