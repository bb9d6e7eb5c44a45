import type { OfferingId } from '@suite/contracts/offerings';
import type { IconItem } from '../icon-item.ts';

/** The words of a dedicated product page that only it has (spec section 2). */
export interface ProductPage {
  id: OfferingId;
  /** The line over the page; the offering's title stands beside it. */
  theme: string;
  lead: string;
  whyChoose: { title: string; items: IconItem[] };
  /** Features or services; the count is specified. */
  grid: { title: string; lead: string; items: IconItem[] };
  /** A claim of the company that belongs to this offering. */
  proof: { figure: string; label: string } | undefined;
}
