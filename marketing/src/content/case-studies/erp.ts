import picture from '../../../pictures/case-studies/erp.svg';
import type { CaseStudy } from './case-study.ts';

export const erp: CaseStudy = {
  id: 'erp',
  customer: 'A calibration and services company',
  title: 'Every job in one place since 2018',
  situation:
    'Instruments came in with a paper slip. Jobs, certificates, spare parts and invoices were kept in separate books, and each customer was entered four times.',
  built: [
    'One job record from receipt to certificate',
    'Spare parts issued to their job',
    'Finished jobs invoiced and posted',
    'Attendance, leave and payroll for all staff',
  ],
  today:
    'They have used the system since 2018, through new services and new laboratories, without replacing it.',
  picture,
  pictureAlt: 'A calibrated gauge beside its certificate and job record',
};
