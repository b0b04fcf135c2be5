import { accounts } from './accounts/feature.ts';
import { affiliate } from './affiliate/feature.ts';
import { banners } from './banners/feature.ts';
import { coupons } from './coupons/feature.ts';
import { curriculum } from './curriculum/feature.ts';
import { desk } from './desk/feature.ts';
import { ebooks } from './ebooks/feature.ts';
import { editorialReview } from './editorial-review/feature.ts';
import { faqs } from './faqs/feature.ts';
import { home } from './home/feature.ts';
import { images } from './images/feature.ts';
import { imports } from './imports/feature.ts';
import { internship } from './internship/feature.ts';
import { legal } from './legal/feature.ts';
import { notices } from './notices/feature.ts';
import { notifications } from './notifications/feature.ts';
import { orders } from './orders/feature.ts';
import { packs } from './packs/feature.ts';
import { papers } from './papers/feature.ts';
import { plans } from './plans/feature.ts';
import { push } from './push/feature.ts';
import { questions } from './questions/feature.ts';
import { questionSets } from './question-sets/feature.ts';
import { reports } from './reports/feature.ts';
import { review } from './review/feature.ts';
import { search } from './search/feature.ts';
import { studio } from './studio/feature.ts';
import { study } from './study/feature.ts';
import { twoFactor } from './two-factor/feature.ts';

/** Every feature, in the order in which they add to the context of a request. */
export const features = [
  accounts,
  affiliate,
  banners,
  coupons,
  curriculum,
  desk,
  ebooks,
  editorialReview,
  faqs,
  home,
  images,
  imports,
  internship,
  legal,
  notices,
  notifications,
  orders,
  packs,
  papers,
  plans,
  push,
  questions,
  questionSets,
  reports,
  review,
  search,
  studio,
  study,
  twoFactor,
];
