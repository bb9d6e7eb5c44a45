import { site } from '@suite/site/site';
import { Award, Headset, ShieldCheck, SlidersHorizontal } from 'lucide-react';

const { certification, claims, foundedYear } = site;

/** The four cards of Success Stories and the privacy page. */
export const differentiators = {
  title: 'What Sets Us Apart',
  items: [
    {
      icon: ShieldCheck,
      title: 'Enterprise Security',
      description: certification
        ? `Role-based access and encrypted connections, backed by an ${certification} management system.`
        : 'Role-based access, encrypted connections and a record of who did what.',
    },
    {
      icon: Headset,
      title: 'Dedicated Support',
      description: claims.support
        ? `${claims.support}, from people who know your set-up and work only on your product.`
        : 'From people who know your set-up and work only on your product.',
    },
    {
      icon: SlidersHorizontal,
      title: 'Custom Solutions',
      description: 'We fit the system to your process, and tell you when the process should change instead.',
    },
    {
      icon: Award,
      title: 'Proven Track Record',
      description: claims.years
        ? `${claims.years} years of systems in daily use${foundedYear ? `, the first since ${foundedYear}` : ''}.`
        : 'Systems in daily use, year after year.',
    },
  ],
};
