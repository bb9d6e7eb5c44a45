import { site } from '@suite/site/site';
import { BookOpenText, Factory, type LucideIcon, ReceiptText, Truck, Users } from 'lucide-react';
import type { IconItem } from '../icon-item.ts';
import type { ProductPage } from './product-page.ts';

interface ModuleSection {
  id: 'hr' | 'accounting' | 'inventory';
  icon: LucideIcon;
  title: string;
  lead: string;
  points: string[];
  /** Alternative text of the picture. */
  pictureAlt: string;
}

/** Content of the ERP page, which has a module list and three alternating module sections instead of a grid. */
export const erpPage: Pick<ProductPage, 'id' | 'theme' | 'lead' | 'proof'> & {
  modulesTitle: string;
  modules: IconItem[];
  sections: [ModuleSection, ModuleSection, ModuleSection];
} = {
  id: 'erp',
  theme: 'One ledger for stock, people and money.',
  lead: 'A sale takes the goods off the shelf, writes the invoice and posts to the ledger. Nothing is typed twice.',
  modulesTitle: 'Five modules that share their data',
  modules: [
    {
      icon: Users,
      title: 'Human Resource',
      description: 'People, shifts, leave and pay, from the first contract to the last payslip.',
    },
    {
      icon: BookOpenText,
      title: 'Accounting & Finance',
      description: 'Every sale, purchase and payslip posts to the ledger by itself.',
    },
    {
      icon: ReceiptText,
      title: 'Inventory & Sales (POS)',
      description: 'Stock by store and batch, sold at the counter, online or on the road.',
    },
    {
      icon: Factory,
      title: 'Manufacturing',
      description: 'Bills of material, production orders and the real cost of each batch.',
    },
    {
      icon: Truck,
      title: 'Distribution',
      description: 'Routes, vans and deliveries, with the stock on each lorry. Part of the Premium plan.',
    },
  ],
  sections: [
    {
      id: 'hr',
      icon: Users,
      title: 'HR',
      lead: 'Who is at work, who is due and what they have earned.',
      points: [
        'Rosters that respect leave, skill and overtime rules',
        'Attendance recorded at the gate, by phone or on a tablet',
        'Leave requested and approved without paper',
        'Payroll calculated from the hours actually worked',
        'Loans, assets and training on the employee’s own record',
      ],
      pictureAlt: 'A week’s roster with shifts, one leave request and the attendance of the day',
    },
    {
      id: 'accounting',
      icon: BookOpenText,
      title: 'Accounting',
      lead: 'Books that are up to date every day, not only at month end.',
      points: [
        'Payables, receivables and ledger posted from the document itself',
        'Bank statements reconciled line by line',
        'Petty cash with a receipt for every payment',
        'Fixed assets depreciated on schedule',
        'Profit by branch, product or job, on any day of the month',
      ],
      pictureAlt: 'A ledger with income and cost curves and a bank line being matched to an invoice',
    },
    {
      id: 'inventory',
      icon: ReceiptText,
      title: 'Inventory & Sales',
      lead: 'The shelf, the till and the buyer all see the same number.',
      points: [
        'Batches, racks and several stores in one view',
        'A till that keeps selling when the connection is down',
        'Prices, promotions and instalments by customer and channel',
        'Orders suggested before the shelf is empty',
        'Warranty and returns traced to the sale',
      ],
      pictureAlt: 'Stock levels of several stores beside a till with an open sale',
    },
  ],
  proof: site.claims.erpDeployments
    ? { figure: site.claims.erpDeployments, label: 'ERP deployments' }
    : undefined,
};
