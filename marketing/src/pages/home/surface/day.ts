import type { OfferingId } from '@suite/contracts/offerings';
import { Banknote, Boxes, type LucideIcon, ReceiptText, Truck } from 'lucide-react';

/** Content of the hero's picture: one working day on the suite. */
export const day = {
  alt: 'One screen of the suite at 09:41: sales, rooms and stock of the day, the week of a hotel, and an order that has passed automatically from the sale to stock, reorder and ledger',
  tiles: [
    { id: 'erp', label: 'Orders today', value: '128', note: '+12 since yesterday' },
    { id: 'property', label: 'Rooms tonight', value: '38 of 42', note: '6 arrivals to come' },
    { id: 'jewellery', label: 'In the workshop', value: '17 pieces', note: '412.6 g of gold issued' },
    { id: 'lms', label: 'Training', value: '94%', note: 'completed on time' },
  ] satisfies { id: OfferingId; label: string; value: string; note: string }[],
  order: {
    title: 'Order 2041',
    state: 'Complete',
    steps: [
      { icon: ReceiptText, title: 'Sold at the counter', detail: '48 brass valves', time: '09:02' },
      { icon: Boxes, title: 'Taken from stock', detail: 'Store 2, rack B', time: '09:02' },
      { icon: Truck, title: 'Reordered, below ten', detail: '200 from the maker', time: '09:03' },
      { icon: Banknote, title: 'Posted to the ledger', detail: 'Invoice 881', time: '09:03' },
    ] satisfies { icon: LucideIcon; title: string; detail: string; time: string }[],
    foot: 'Entered once. Known everywhere.',
  },
  week: {
    title: 'This week',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    /** First night and number of nights of each stay, per room. */
    rooms: [
      {
        room: '101',
        stays: [
          { from: 1, nights: 3, id: 'property', by: 'Direct' },
          { from: 5, nights: 3, id: 'web', by: 'Agent' },
        ],
      },
      { room: '102', stays: [{ from: 2, nights: 5, id: 'erp', by: 'Company' }] },
      {
        room: '103',
        stays: [
          { from: 1, nights: 2, id: 'lms', by: 'Course' },
          { from: 4, nights: 3, id: 'property', by: 'Direct' },
        ],
      },
      {
        room: '201',
        stays: [
          { from: 3, nights: 2, id: 'jewellery', by: 'Walk-in' },
          { from: 6, nights: 2, id: 'property', by: 'Direct' },
        ],
      },
      { room: '202', stays: [{ from: 1, nights: 4, id: 'web', by: 'Agent' }] },
    ] satisfies { room: string; stays: { from: number; nights: number; id: OfferingId; by: string }[] }[],
  },
  chat: {
    question: 'Is a room free from Friday?',
    answer: 'Yes, room 202, with a garden view. Shall I hold it?',
    by: 'Answered by the assistant, 09:41',
  },
};
