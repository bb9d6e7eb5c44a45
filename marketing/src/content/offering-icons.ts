import type { OfferingId } from '@suite/contracts/offerings';
import { Blocks, Gem, GraduationCap, Hotel, type LucideIcon, PanelsTopLeft, Smartphone } from 'lucide-react';

/** Icon of each offering. */
export const offeringIcons: Record<OfferingId, LucideIcon> = {
  erp: Blocks,
  property: Hotel,
  jewellery: Gem,
  lms: GraduationCap,
  web: PanelsTopLeft,
  mobile: Smartphone,
};
