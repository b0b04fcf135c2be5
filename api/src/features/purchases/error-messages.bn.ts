import { banglaChoice } from 'server/bangla.ts';

type EndlessPlan = { plan: string; duration: string; purchase?: number | undefined };

export const errorMessages = {
  noPlan: ({ plan }: { plan: string }) => `${plan} নামে কোনো প্ল্যান নেই।`,
  refundUnderWay: () => 'সেবাদাতা টাকা ফেরত দিচ্ছে। কাজটি শেষ করা বা ফিরিয়ে দেওয়া পর্যন্ত অপেক্ষা করুন।',
  noSuchPurchase: () => 'এমন কোনো ক্রয় নেই।',
  giveDuration: ({ durations }: { durations: string[] }) =>
    `এই প্ল্যানের একটি মেয়াদ দিন: ${banglaChoice(durations.map((one) => `'${one}'`))}।`,
  hasNoEnd: ({ plan, duration, purchase }: EndlessPlan) =>
    `ব্যবহারকারীর ${plan} (${duration}) প্ল্যানের শেষ নেই${purchase === undefined ? '' : `, ক্রয় ${purchase}`}: এর পরে কিছু আসে না। আগে টাকা ফেরত দিন।`,
  alreadyOpen: ({ purchase }: { purchase: number }) => `প্ল্যানটি আগেই চালু আছে, ক্রয় ${purchase}: মেয়াদ বাড়াতে নবায়ন করুন।`,
  paymentOrReason: () => 'কীভাবে টাকা দেওয়া হয়েছে, বা কেন বিনা মূল্যে দেওয়া হচ্ছে, তা বলুন।',
  sayHowPaidBack: () => 'টাকা কীভাবে ফেরত দেওয়া হয়েছে তা বলুন: পরিমাণ, মাধ্যম ও রেফারেন্স।',
  costNothing: () => 'এই ক্রয়ে টাকা লাগেনি: ফেরত দেওয়ার কিছু নেই।',
  notYourself: () => 'নিজেকে নিজে প্ল্যান দেওয়া যায় না।',
};

export const inputMessages = {
  userIdRequired: () => 'user_id দিন।',
  planRequired: () => 'একটি প্ল্যান দিন।',
  purchaseOrPlan: () => 'একটি ক্রয়, বা user_id ও প্ল্যান দিন।',
};
