import { siteRoutes } from 'schema/site-routes.ts';
import { banglaNumber } from 'server/bangla.ts';
import { readableDate, readableMoment } from '../../../readable-date.ts';
import { asHtml, orderLinks } from './as-html.ts';
import type { en } from './en.ts';
import { writeStaffNews } from './staff.ts';
import { banglaKinds } from './staff.bn.ts';

type Catalogue = { [Name in keyof typeof en]: (params: Params<Name>) => { title: string; message: string } };
type Params<Name extends keyof typeof en> = Parameters<(typeof en)[Name]>[0];
type Purchase = Params<'purchase-completed'>;
type Refund = Params<'purchase-refunded'>;
type OpenPlan = NonNullable<Refund['running']>;

const taka = (amount: number) => `${banglaNumber(amount)} টাকা`;
/** “stays open until …”. */
const isOpen = ({ endsAt }: Pick<OpenPlan, 'endsAt'>) =>
  endsAt === null ? 'চালু থাকবে, এর মেয়াদ শেষ হয় না' : `চালু থাকবে ${readableDate(endsAt)} পর্যন্ত`;
const { orderLink, withOrder } = orderLinks('আপনার অর্ডার');
const reasonOf = (reason: string | null) => (reason ? ` কারণ: ${reason}` : '');

function purchased({ plan, duration, price, order }: Purchase, opens: string) {
  const cost = price > 0 ? ` দাম ${taka(price)}।` : '';
  return { title: 'প্ল্যান কেনা হয়েছে', message: withOrder(`আপনার ${plan} (${duration}) প্ল্যান ${opens}।${cost}`, order) };
}

const turnedDown = (amount: number, why: string) => ({
  title: 'টাকা তোলা হয়নি',
  message: `আপনার ${taka(amount)} তোলার অনুরোধ রাখা যায়নি।${why}`,
});

const LOOK_AT_ACCOUNT = 'আপনি এটি আশা না করে থাকলে ওই অ্যাকাউন্টের ভূমিকা সরিয়ে দিন আর ডেস্কের লগ দেখুন।';

export const bn: Catalogue = {
  ...writeStaffNews(banglaKinds, 'খুলুন'),
  'purchase-completed': (purchase) => purchased(purchase, isOpen(purchase)),
  'purchase-waiting': (purchase) =>
    purchased(
      purchase,
      `শুরু হবে ${readableDate(purchase.startsAt)}, আপনার এখনকার প্ল্যান শেষ হলে, আর ${isOpen(purchase)}`,
    ),
  'purchase-refunded': ({ plan, price, order, ...left }) => ({
    title: price > 0 ? 'টাকা ফেরত দেওয়া হয়েছে' : 'প্ল্যান শেষ',
    message: withOrder(
      `আপনার ${plan} প্ল্যান ${price > 0 ? `বাতিল করে ${taka(price)} ফেরত দেওয়া হয়েছে` : 'বন্ধ করা হয়েছে'}। ${accessLeft(left)}`,
      order,
    ),
  }),
  'purchase-partly-refunded': ({ amount, ...open }) => ({
    title: 'আংশিক টাকা ফেরত দেওয়া হয়েছে',
    message: `আপনার ${open.plan} প্ল্যানের ${taka(amount)} ফেরত দেওয়া হয়েছে। প্ল্যানটি ${isOpen(open)}।`,
  }),
  'order-expired': ({ id, code, plan }) => ({
    title: 'অর্ডারের সময় শেষ',
    message: asHtml(
      `${plan} প্ল্যানের অর্ডার ${code}-এর পেমেন্ট সময়মতো হয়নি। এর জন্য টাকা পাঠিয়ে থাকলে আমাদের এই কোডটি জানান।`,
      orderLink(id),
    ),
  }),
  'order-not-paid': ({ id, code, plan }) => ({
    title: 'অর্ডারের পেমেন্ট হয়নি',
    message: asHtml(
      `${plan} প্ল্যানের অর্ডার ${code}-এর পেমেন্ট হয়নি। কোনো টাকা কাটা হয়নি। আবার অর্ডার করতে পারেন।`,
      orderLink(id),
    ),
  }),
  'order-transaction-rejected': ({ id, code, transaction, reason }) => ({
    title: 'পেমেন্ট পাওয়া যায়নি',
    message: asHtml(
      `অর্ডার ${code}-এর জন্য ${transaction} পেমেন্টটি আমরা পাইনি।${reasonOf(reason)}\n` +
        'আপনার ওয়ালেট অ্যাপে TrxID দেখে আবার লিখুন।',
      orderLink(id),
    ),
  }),
  'commission-taken-back': ({ amount }) => ({
    title: 'কমিশন ফেরত নেওয়া হয়েছে',
    message:
      `যে ক্রয় থেকে আপনি ${taka(amount)} পেয়েছিলেন তার টাকা ফেরত দেওয়া হয়েছে। ` +
      `আপনার আয় থেকে, বা পরের আয় থেকে, ${taka(amount)} কাটা হবে।`,
  }),
  'commission-refused': ({ amount, reason }) => ({
    title: 'কমিশন দেওয়া হয়নি',
    message: `যাচাইয়ের পর ${taka(amount)} কমিশন দেওয়া হয়নি।${reasonOf(reason)}`,
  }),
  'withdrawal-completed': ({ amount, method, digits }) => ({
    title: 'টাকা পাঠানো হয়েছে',
    message: `আপনার ${method} অ্যাকাউন্টে ${taka(amount)} পাঠানো হয়েছে, যার নম্বরের শেষে ${digits}।`,
  }),
  'withdrawal-rejected': ({ amount, reason }) => turnedDown(amount, reasonOf(reason)),
  'key-corrected': ({ ref }) => ({
    title: 'একটি সঠিক উত্তর সংশোধন করা হয়েছে',
    message: `আপনি উত্তর দিয়েছেন এমন প্রশ্ন ${ref}-এর সঠিক উত্তর সংশোধন করা হয়েছে। আবার দেখে নিন।`,
  }),
  'answer-remarked': ({ ref, was, now }) => ({
    title: 'একটি সঠিক উত্তর সংশোধন করা হয়েছে',
    message: `${ref} প্রশ্নের সঠিক উত্তর সংশোধন করা হয়েছে। আপনার শেষ উত্তরটি ${countsNow(was, now)}।`,
  }),
  'report-answered': ({ ref, accepted, answer }) => ({
    title: accepted ? 'আপনার রিপোর্ট ঠিক ছিল' : 'আপনার রিপোর্টের উত্তর এসেছে',
    message: asHtml(`${ref} নিয়ে আপনার রিপোর্ট: ${answer}`, {
      href: `${siteRoutes.profile}/reports`,
      text: 'আপনার রিপোর্ট',
    }),
  }),
  'database-downloaded': ({ name, at }) => ({
    title: 'ডেটাবেস ডাউনলোড হয়েছে',
    message: `সময়: ${readableMoment(at)}। ${name} ব্যক্তিগত তথ্যসহ সাইটের সব তথ্য ডাউনলোড করেছেন। ` + LOOK_AT_ACCOUNT,
  }),
  'role-given': ({ name, person, role, at }) => ({
    title: 'ভূমিকা দেওয়া হয়েছে',
    message:
      `সময়: ${readableMoment(at)}। ${name} ${person}-কে ${role} ভূমিকা দিয়েছেন। ` +
      'আপনি এটি আশা না করে থাকলে ডেস্কের লগ দেখুন আর ভূমিকাটি সরিয়ে দিন।',
  }),
  'two-factor-reset': ({ name, person, at }) => ({
    title: 'দুই ধাপের লগ ইন বন্ধ করা হয়েছে',
    message: `সময়: ${readableMoment(at)}। ${name} ${person}-এর দুই ধাপের লগ ইন বন্ধ করেছেন। ` + LOOK_AT_ACCOUNT,
  }),
  'questions-exported': ({ name, at }) => ({
    title: 'প্রশ্ন এক্সপোর্ট হয়েছে',
    message: `সময়: ${readableMoment(at)}। ${name} সঠিক উত্তরসহ প্রশ্ন এক্সপোর্ট করেছেন।`,
  }),
  'withdrawal-taken-over': ({ amount }) =>
    turnedDown(amount, reasonOf('এই অনুরোধের পরে ইমেইলটির মালিক অ্যাকাউন্টটি নিজের করে নিয়েছেন।')),
};

function countsNow(was: string, now: string): string {
  if (now === 'RIGHT') return 'এখন ঠিক ধরা হচ্ছে';
  if (was === 'RIGHT') return `আর ঠিক ধরা হচ্ছে না${now === 'PARTLY' ? ', আংশিক ঠিক ধরা হচ্ছে' : ''}`;
  return now === 'PARTLY' ? 'এখন আংশিক ঠিক ধরা হচ্ছে' : 'এখন ভুল ধরা হচ্ছে';
}

function accessLeft({ was, running, hasAccess }: Pick<Refund, 'was' | 'running' | 'hasAccess'>): string {
  if (was === 'ended') return 'এর মেয়াদ আগেই শেষ হয়েছিল।';
  const other = running && `আপনার ${running.plan} প্ল্যান ${isOpen(running)}।`;
  if (was === 'waiting') return ['এটি তখনো শুরু হয়নি।', other].filter(Boolean).join(' ');
  if (other) return other;
  return hasAccess ? 'আপনার অ্যাকাউন্ট চালু থাকবে।' : 'এর মেয়াদ শেষ।';
}
