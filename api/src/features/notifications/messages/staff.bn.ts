import { banglaNumber } from 'server/bangla.ts';
import type { Details, StaffTemplate } from './staff.ts';

type Bangla = {
  [Name in StaffTemplate]: { title: string; one: (details: Details<Name>) => string; many: (count: number) => string };
};

const because = (reason: string) => `কারণ: ${reason}`;

export const banglaKinds: Bangla = {
  'question-submitted': {
    title: 'যাচাই করার প্রশ্ন',
    one: ({ name }) => `${name} একটি প্রশ্ন যাচাইয়ের জন্য জমা দিয়েছেন।`,
    many: (count) => `${banglaNumber(count)}টি প্রশ্ন যাচাইয়ের জন্য জমা পড়েছে।`,
  },
  'question-returned': {
    title: 'আপনার কাছে ফেরত আসা প্রশ্ন',
    one: ({ reason }) => `একজন যাচাইকারী আপনার প্রশ্ন ফেরত পাঠিয়েছেন। ${because(reason)}`,
    many: (count) => `যাচাইকারীরা আপনার ${banglaNumber(count)}টি প্রশ্ন ফেরত পাঠিয়েছেন।`,
  },
  'question-published': {
    title: 'আপনার প্রশ্ন প্রকাশিত হয়েছে',
    one: ({ name }) => `${name} আপনার প্রশ্ন অনুমোদন করেছেন। পাঠকেরা এখন এটি দেখছেন।`,
    many: (count) => `যাচাইকারীরা আপনার ${banglaNumber(count)}টি প্রশ্ন অনুমোদন করেছেন। পাঠকেরা এখন এগুলো দেখছেন।`,
  },
  'question-retired': {
    title: 'আপনার প্রশ্ন তুলে নেওয়া হয়েছে',
    one: ({ reason }) => `একজন যাচাইকারী আপনার প্রশ্ন তুলে নিয়েছেন: পাঠকেরা আর এটি দেখেন না। ${because(reason)}`,
    many: (count) => `যাচাইকারীরা আপনার ${banglaNumber(count)}টি প্রশ্ন তুলে নিয়েছেন: পাঠকেরা আর এগুলো দেখেন না।`,
  },
  'question-reported': {
    title: 'জানানো ভুল',
    one: ({ ref }) => `একজন পাঠক ${ref} প্রশ্নে ভুল জানিয়েছেন।`,
    many: (count) => `পাঠকেরা ${banglaNumber(count)}টি প্রশ্নে ভুল জানিয়েছেন।`,
  },
  'own-question-reported': {
    title: 'আপনার প্রশ্ন নিয়ে রিপোর্ট',
    one: ({ ref }) => `একজন পাঠক আপনার ${ref} প্রশ্নে ভুল জানিয়েছেন। একজন যাচাইকারী রিপোর্টটি দেখবেন।`,
    many: (count) => `পাঠকেরা আপনার ${banglaNumber(count)}টি প্রশ্নে ভুল জানিয়েছেন। যাচাইকারীরা রিপোর্টগুলো দেখবেন।`,
  },
  'question-under-review': {
    title: 'যাচাইয়ে থাকা প্রশ্ন',
    one: ({ ref }) => `কয়েকজন পাঠক ${ref} প্রশ্নে ভুল জানিয়েছেন। পাঠকেরা এখন দেখেন যে এটি যাচাইয়ে আছে।`,
    many: (count) =>
      `${banglaNumber(count)}টি প্রশ্নের প্রতিটিতে কয়েকজন পাঠক ভুল জানিয়েছেন। পাঠকেরা এখন দেখেন যে এগুলো যাচাইয়ে আছে।`,
  },
  'key-suspect': {
    title: 'যেসব সঠিক উত্তর ভুল হতে পারে',
    one: ({ ref }) => `পাঠকদের উত্তর ${ref} প্রশ্নের সঠিক উত্তরের সঙ্গে মেলে না।`,
    many: (count) => `পাঠকদের উত্তর ${banglaNumber(count)}টি প্রশ্নের সঠিক উত্তরের সঙ্গে মেলে না।`,
  },
  'payout-requested': {
    title: 'টাকা তোলার অনুরোধ',
    one: ({ name, amount }) => `${name} ${banglaNumber(amount)} টাকা তোলার অনুরোধ করেছেন।`,
    many: (count) => `${banglaNumber(count)} জন টাকা তোলার অনুরোধ করেছেন।`,
  },
  'article-submitted': {
    title: 'যাচাই করার আর্টিকেল',
    one: ({ name, title }) => `${name} “${title}” আর্টিকেলটি যাচাইয়ের জন্য জমা দিয়েছেন।`,
    many: (count) => `${banglaNumber(count)}টি আর্টিকেল যাচাইয়ের জন্য জমা পড়েছে।`,
  },
  'article-returned': {
    title: 'আপনার কাছে ফেরত আসা আর্টিকেল',
    one: ({ title, reason }) => `একজন যাচাইকারী আপনার “${title}” আর্টিকেলটি ফেরত পাঠিয়েছেন। ${because(reason)}`,
    many: (count) => `যাচাইকারীরা আপনার ${banglaNumber(count)}টি আর্টিকেল ফেরত পাঠিয়েছেন।`,
  },
  'article-published': {
    title: 'আপনার আর্টিকেল প্রকাশিত হয়েছে',
    one: ({ name, title }) => `${name} আপনার “${title}” আর্টিকেলটি অনুমোদন করেছেন। পাঠকেরা এখন এটি দেখছেন।`,
    many: (count) => `যাচাইকারীরা আপনার ${banglaNumber(count)}টি আর্টিকেল অনুমোদন করেছেন। পাঠকেরা এখন এগুলো দেখছেন।`,
  },
  'import-waiting': {
    title: 'যাচাই করার ইমপোর্ট',
    one: ({ name, file }) => `${name} “${file}” ইমপোর্ট করেছেন। এটি অনুমোদনের অপেক্ষায়।`,
    many: (count) => `${banglaNumber(count)}টি ইমপোর্ট অনুমোদনের অপেক্ষায়।`,
  },
  'import-published': {
    title: 'আপনার ইমপোর্ট প্রকাশিত হয়েছে',
    one: ({ name, file }) => `${name} আপনার “${file}” ইমপোর্ট অনুমোদন করেছেন। পাঠকেরা এখন এটি দেখছেন।`,
    many: (count) => `যাচাইকারীরা আপনার ${banglaNumber(count)}টি ইমপোর্ট অনুমোদন করেছেন। পাঠকেরা এখন এগুলো দেখছেন।`,
  },
  'import-taken-back': {
    title: 'আপনার ইমপোর্ট ফিরিয়ে নেওয়া হয়েছে',
    one: ({ name, file }) => `${name} আপনার “${file}” ইমপোর্ট ফিরিয়ে নিয়েছেন।`,
    many: (count) => `আপনার ${banglaNumber(count)}টি ইমপোর্ট ফিরিয়ে নেওয়া হয়েছে।`,
  },
};
