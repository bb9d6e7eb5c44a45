import type { OfferingId } from '@suite/contracts/offerings';
import type { IconItem } from '../icon-item.ts';

/** Content of one offering's page that the other pages do not share. */
export interface ProductPage {
  id: OfferingId;
  /** The page's main title; the offering's title is shown above it. */
  theme: string;
  lead: string;
  whyChoose: { title: string; items: IconItem[] };
  /** Features or services. A test checks their number. */
  grid: { title: string; lead: string; items: IconItem[] };
  /** Titles in `grid` that suit each of the three tiers; the ERP page has modules instead. */
  tierFeatures: readonly [string[], string[], string[]];
  /** A company figure about this offering. */
  proof?: { figure: string; label: string } | undefined;
}
