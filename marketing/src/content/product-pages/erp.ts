import { site } from '@suite/site/site';
import { BookOpenText, Factory, type LucideIcon, ReceiptText, Truck, Users } from 'lucide-react';
import type { IconItem } from '../icon-item.ts';
import { erpFeatures } from '../offerings/erp.ts';
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
  modules: (IconItem & { feature: string })[];
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
      feature: erpFeatures.hr,
      description: 'People, shifts, leave and pay.',
    },
    {
      icon: BookOpenText,
      title: 'Accounting & Finance',
      feature: erpFeatures.finance,
      description: 'Every sale, purchase and payslip posts to the ledger by itself.',
    },
    {
      icon: ReceiptText,
      title: 'Inventory & Sales (POS)',
      feature: erpFeatures.inventory,
      description: 'Stock by store and batch, sold at a till or online.',
    },
    {
      icon: Factory,
      title: 'Manufacturing',
      feature: erpFeatures.production,
      description: 'Materials, orders and the real cost of a batch.',
    },
    {
      icon: Truck,
      title: 'Distribution',
      feature: erpFeatures.distribution,
      description: 'Routes and vans. Part of Premium.',
    },
  ],
  sections: [
    {
      id: 'hr',
      icon: Users,
      title: 'HR',
      lead: 'Who is at work, and what they earned.',
      points: [
        'Rosters with leave, skills and overtime',
        'Attendance by gate, phone or tablet',
        'Leave requested and approved online',
        'Payroll from the hours actually worked',
        'Loans, assets and training by employee',
      ],
      pictureAlt: 'A week’s roster with shifts, one leave request and the attendance of the day',
    },
    {
      id: 'accounting',
      icon: BookOpenText,
      title: 'Accounting',
      lead: 'Books that are up to date every day.',
      points: [
        'Bills and invoices booked automatically',
        'Bank statements reconciled line by line',
        'Petty cash with a receipt per payment',
        'Fixed assets depreciated on schedule',
        'Daily profit by branch, product or job',
      ],
      pictureAlt: 'A ledger with income and cost curves and a bank line being matched to an invoice',
    },
    {
      id: 'inventory',
      icon: ReceiptText,
      title: 'Inventory & Sales',
      lead: 'Shops, tills and buyers see the same stock.',
      points: [
        'Batches, racks and stores in one view',
        'A till that works without a connection',
        'Promotions and instalments by customer',
        'Orders suggested when stock runs low',
        'Warranty and returns traced to the sale',
      ],
      pictureAlt: 'Stock levels of several stores beside a till with an open sale',
    },
  ],
  proof: site.claims.erpDeployments
    ? { figure: site.claims.erpDeployments, label: 'ERP deployments' }
    : undefined,
};
