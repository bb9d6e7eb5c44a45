export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Returns the content encoding for an Accept-Encoding header (docs/gateway.md): br if accepted, else gzip, else
 * identity. q=0 refuses an encoding.
 */
export function acceptedEncoding(header = ''): Encoding {
  const accepts = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(header);
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}
