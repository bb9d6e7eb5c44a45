import type { OfferingId } from './offerings.ts';

export interface CaseStudy {
  /** Also the name of its picture. */
  id: OfferingId;
  /** The sort of customer; no name is given away. */
  customer: string;
  title: string;
  situation: string;
  built: string[];
  today: string;
  pictureAlt: string;
}

/** One per offering (spec section 1). */
export const caseStudies: Record<OfferingId, CaseStudy> = {
  erp: {
    id: 'erp',
    customer: 'A calibration and services company',
    title: 'Instruments, certificates and invoices in one place since 2018',
    situation:
      'Instruments came in with a paper slip. Jobs, certificates, spare parts and invoices lived in separate books, and the same customer was typed four times.',
    built: [
      'One job record from the receipt of an instrument to its certificate',
      'Spare parts issued to the job that used them',
      'Invoices drawn from finished jobs, posted to the ledger',
      'Attendance, leave and payroll for laboratory and field staff',
    ],
    today:
      'They have worked on the system since 2018, through new services and new laboratories, without changing it for another.',
    pictureAlt: 'A calibrated gauge beside its certificate and job record',
  },
  property: {
    id: 'property',
    customer: 'A villa operator',
    title: 'Several villas, one calendar',
    situation:
      'Each villa had a booking sheet of its own. Channels were updated by hand at night, and a late update meant a double booking in the morning.',
    built: [
      'One calendar for all villas and channels',
      'A booking page for each villa, with its own photographs and rates',
      'An assistant that answers availability and arrival questions by voice and chat',
      'Check-in from the guest’s own telephone before arrival',
    ],
    today:
      'The office sees every villa on one screen, guests reach it directly, and the night shift no longer copies bookings.',
    pictureAlt: 'A villa by the water above a row of booked nights',
  },
  jewellery: {
    id: 'jewellery',
    customer: 'An artisan jeweller',
    title: 'From the bench to the showcase, by weight',
    situation:
      'Gold was weighed out to the bench and back again in a notebook. Wastage was argued about, and a customer’s old ring was hard to value while they waited.',
    built: [
      'A workshop ticket that carries metal, stones and wastage through every stage',
      'Prices that follow the day’s metal rate and the making charge',
      'Old gold bought by weight and purity, straight into stock',
      'A customer record with sizes, past pieces and occasions',
    ],
    today:
      'The bench and the showcase close the day on the same weight, and the jeweller’s time goes into the pieces.',
    pictureAlt: 'A hand-made ring on a workshop ticket with its weights',
  },
  lms: {
    id: 'lms',
    customer: 'A tea school',
    title: 'Tasting notes, taught at a distance',
    situation:
      'Students came from estates and offices far apart. Lessons were handed out on paper, and teachers learnt who had fallen behind at the examination.',
    built: [
      'Courses from leaf to cup, with film, reading and a tasting journal',
      'Assessments marked against the school’s own standard',
      'Progress that teachers see week by week',
      'Certificates with a number anybody can verify',
    ],
    today: 'Theory is studied at home and the time together goes to the tasting table, where it belongs.',
    pictureAlt: 'Tasting cups in a row above the steps of a course',
  },
  web: {
    id: 'web',
    customer: 'A music-instrument brand',
    title: 'A catalogue that sounds like its instruments',
    situation:
      'A catalogue in print and a website that could only be changed by its maker. Dealers asked for stock and prices by telephone.',
    built: [
      'A product catalogue that the brand edits itself, in several languages',
      'Sound samples and specifications for every instrument',
      'A portal where dealers see stock, prices and orders',
      'A search that finds an instrument by use, size and wood',
    ],
    today: 'New instruments appear on the day they are announced, and dealers order without calling.',
    pictureAlt: 'A string instrument on a catalogue page with its sound wave',
  },
  mobile: {
    id: 'mobile',
    customer: 'A coconut cultivation board',
    title: 'Field visits without the paper',
    situation:
      'Officers visited growers with forms in a folder. Weeks went by before a sheet reached the office, and much of it could not be read.',
    built: [
      'An app that registers growers, plots and palms, in the growers’ own languages',
      'Visits with photographs and position, recorded without a signal',
      'Seedling and subsidy requests followed from field to approval',
      'A map and reports for the regional offices',
    ],
    today: 'A visit reaches the office on the same day, readable, with its place on the map.',
    pictureAlt: 'A telephone with a plot map between coconut palms',
  },
};
