import { honeypotField, type SubmissionMetadata } from '@suite/contracts/submission-metadata';
import type { Host } from '@suite/host/contract';
import { readTouches } from '../attribution/stored-touches.ts';
import type { Draft } from './draft.ts';

interface MetadataSources {
  consent: Host['consent'];
  draft: Pick<Draft<Record<string, string>>, 'elapsed'>;
  honeypot: HTMLInputElement | null;
}

/**
 * Returns the metadata that a form sends with its fields: signs of a robot and, with consent, where the visitor came
 * from.
 */
export function metadataOf({ consent, draft, honeypot }: MetadataSources): SubmissionMetadata {
  const elapsed = draft.elapsed();
  return {
    ...(honeypot?.value && { [honeypotField]: honeypot.value }),
    ...(elapsed !== undefined && { elapsed }),
    ...(consent.get().attribution && readTouches()),
  };
}
