import { banglaNumber } from 'server/bangla.ts';

type Purchase = { purchase: number };

export const errorMessages = {
  noCommission: ({ purchase }: Purchase) => `ক্রয় ${purchase}-এ কোনো কমিশন নেই।`,
  decidedBefore: ({ review }: { review: string }) => `এই কমিশনের সিদ্ধান্ত আগেই হয়েছে: ${review}।`,
  refundedBefore: () => 'কমিশন পাওয়ার আগেই ক্রয়ের টাকা ফেরত দেওয়া হয়েছে।',
  noAccountSet: () => 'ব্যবহারকারী টাকা পাওয়ার অ্যাকাউন্ট দেননি।',
  accountIsNew: () =>
    'টাকা পাঠানোর অ্যাকাউন্ট ২৪ ঘণ্টার মধ্যে বদলানো হয়েছে: ব্যবহারকারীকে জিজ্ঞেস করুন, তারপর --force ব্যবহার করুন।',
  accountIsUnproven: () =>
    'ইমেইল যাচাইয়ের আগে টাকা পাঠানোর অ্যাকাউন্ট দেওয়া হয়েছে: ব্যবহারকারীকে জিজ্ঞেস করুন, তারপর --force ব্যবহার করুন।',
  manySignUps: ({ people }: { people: number }) =>
    `এক দিনে এই ব্যবহারকারীর রেফারেন্স দিয়ে ${banglaNumber(people)} জন অ্যাকাউন্ট খুলেছেন: তাঁদের দেখুন, তারপর --force ব্যবহার করুন।`,
  commissionWaits: ({ purchase, reasons }: Purchase & { reasons: readonly string[] }) =>
    `ক্রয় ${purchase}-এর কমিশন যাচাইয়ের অপেক্ষায় (${reasons.join('; ')}): আগে approve-commission বা refuse-commission করুন।`,
  userOwes: ({ amount }: { amount: number }) =>
    `ফেরত নেওয়া কমিশনের ${banglaNumber(amount)} টাকা এই ব্যবহারকারীর বাকি: reject-withdrawal ব্যবহার করুন, এতে আগে সেটি শোধ হয়।`,
  noSuchRequest: () => 'ব্যবহারকারী এমন কোনো অনুরোধ করেননি।',
  requestDecided: ({ state }: { state: string }) => `এই অনুরোধের সিদ্ধান্ত আগেই হয়েছে: ${state}।`,
  setAccountFirst: () => 'আগে টাকা পাওয়ার অ্যাকাউন্ট দিন।',
  nothingToWithdraw: () => 'তোলার মতো টাকা এখনো নেই।',
  logInToChangeAccount: () => 'টাকা পাওয়ার অ্যাকাউন্ট বদলাতে আবার লগ ইন করুন।',
};

export const inputMessages = {
  accountNumber: () => '১১ ডিজিটের সঠিক নম্বর দিন',
  method: () => 'বিকাশ বা নগদ বেছে নিন।',
  userIdRequired: () => 'user_id দিন।',
  purchaseRequired: () => 'একটি ক্রয় দিন।',
};
