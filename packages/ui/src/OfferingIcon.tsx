import type { OfferingId } from '@suite/contracts/offerings';
import { type IconProps, Outline } from './icons.tsx';

/** lucide's icons of the offerings, each as one path. */
const paths: Record<OfferingId, string> = {
  erp: 'M10 22V7a1 1 0 0 0-1-1H4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5a1 1 0 0 0-1-1H2M14 2h8v8h-8z',
  property:
    'M4 2h16v20H4zM10 22v-7M14 15v7M15 16a5 5 0 0 0-6 0M8 7h.01M12 7h.01M16 7h.01M8 11h.01M12 11h.01M16 11h.01',
  jewellery: 'M10 3 8 9l4 13 4-13-2-6M6 3h12l4 6-10 13L2 9zM2 9h20',
  lms: 'M12 5 2 10l10 5 10-5zM22 10v6M6 12v4a6 3 0 0 0 12 0v-4',
  web: 'M3 3h18v18H3zM3 9h18M9 21V9',
  mobile: 'M5 2h14v20H5zM12 18h.01',
};

/** Renders the icon of an offering. */
export const OfferingIcon = ({ id, ...props }: IconProps & { id: OfferingId }) => (
  <Outline aria-hidden strokeWidth={1.75} {...props}>
    <path d={paths[id]} />
  </Outline>
);
