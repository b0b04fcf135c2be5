import { home } from './home/feature.ts';
import { questions } from './questions/feature.ts';
import { questionSets } from './question-sets/feature.ts';
import { internship } from './internship/feature.ts';
import { ebooks } from './ebooks/feature.ts';
import { plans } from './plans/feature.ts';
import { orders } from './orders/feature.ts';
import { reports } from './reports/feature.ts';
import { record } from './record/feature.ts';
import { search } from './search/feature.ts';
import { accounts } from './accounts/feature.ts';
import { affiliate } from './affiliate/feature.ts';
import { notifications } from './notifications/feature.ts';
import { legal } from './legal/feature.ts';
import { practice } from './practice/feature.ts';
import { papers } from './papers/feature.ts';
import { review } from './review/feature.ts';
import { packs } from './packs/feature.ts';
import { curriculum } from './curriculum/feature.ts';
import type { Feature } from './feature.ts';

/** Every feature for readers, in the order of the header's links; staff.ts has the others. */
export const features: readonly Feature[] = [
  home,
  questions,
  questionSets,
  internship,
  ebooks,
  plans,
  orders,
  record,
  reports,
  search,
  accounts,
  affiliate,
  notifications,
  practice,
  papers,
  review,
  packs,
  curriculum,
  legal,
];
