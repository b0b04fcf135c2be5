import { accounts } from './accounts/feature.ts';
import { affiliate } from './affiliate/feature.ts';
import { bank } from './bank/feature.ts';
import { banners } from './banners/feature.ts';
import { coupons } from './coupons/feature.ts';
import { curriculum } from './curriculum/feature.ts';
import { desk } from './desk/feature.ts';
import { ebooks } from './ebooks/feature.ts';
import { exchange } from './exchange/feature.ts';
import { faqs } from './faqs/feature.ts';
import { figures } from './figures/feature.ts';
import { images } from './images/feature.ts';
import { imports } from './imports/feature.ts';
import { internship } from './internship/feature.ts';
import { jobs } from './jobs/feature.ts';
import { memory } from './memory/feature.ts';
import { messages } from './messages/feature.ts';
import { notices } from './notices/feature.ts';
import { notifications } from './notifications/feature.ts';
import { orders } from './orders/feature.ts';
import { packs } from './packs/feature.ts';
import { papers } from './papers/feature.ts';
import { plans } from './plans/feature.ts';
import { purchases } from './purchases/feature.ts';
import { push } from './push/feature.ts';
import { questionSets } from './question-sets/feature.ts';
import { readiness } from './readiness/feature.ts';
import { reports } from './reports/feature.ts';
import { review } from './review/feature.ts';
import { search } from './search/feature.ts';
import { studio } from './studio/feature.ts';
import { study } from './study/feature.ts';

export const features = [
  accounts,
  affiliate,
  bank,
  banners,
  coupons,
  curriculum,
  desk,
  ebooks,
  exchange,
  faqs,
  figures,
  images,
  imports,
  internship,
  jobs,
  memory,
  messages,
  notices,
  notifications,
  orders,
  packs,
  papers,
  plans,
  purchases,
  push,
  questionSets,
  readiness,
  reports,
  review,
  search,
  studio,
  study,
];
