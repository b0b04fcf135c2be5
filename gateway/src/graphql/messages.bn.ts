import { banglaNumber } from 'server/bangla.ts';

export const errorMessages = {
  invalid: () => 'তথ্য ঠিক নেই। আবার চেষ্টা করুন।',
  logIn: () => 'আগে লগ ইন করুন।',
  purchaseRequired: () => 'আরও পৃষ্ঠা দেখতে একটি প্ল্যান কিনুন।',
  forbidden: () => 'এটি করার অনুমতি আপনার নেই।',
  notFound: () => 'কোনো তথ্য পাওয়া যায়নি',
  tooManyRequests: () => 'খুব বেশি অনুরোধ এসেছে। কিছুক্ষণ পরে আবার চেষ্টা করুন।',
  timeout: () => 'উত্তর আসতে দেরি হচ্ছে। কিছুক্ষণ পরে আবার চেষ্টা করুন।',
  unavailable: () => 'কিছু একটা ভুল হয়েছে, আবার চেষ্টা করুন।',
  internal: () => 'কিছু একটা ভুল হয়েছে।',
  keyReused: () => 'এই Idempotency-Key আগে অন্য একটি অনুরোধে পাঠানো হয়েছিল।',
};

export const requestMessages = {
  badFirst: ({ max }: { max: number }) => `first হবে ১ থেকে ${banglaNumber(max)} পর্যন্ত পূর্ণ সংখ্যা।`,
  unreadable: () => 'অনুরোধটি পড়া যায়নি।',
  tooLarge: ({ limit }: { limit: string }) => `অনুরোধটি ${limit}-এর চেয়ে বড়।`,
  graphqlType: () =>
    'application/graphql পড়া হয় না: application/json হিসেবে JSON পাঠান, ডকুমেন্টটি থাকবে "query" নামের সদস্যে।',
  tooComplex: ({ nodes, limit }: { nodes: number; limit: number }) =>
    `উত্তরে ${banglaNumber(nodes)}টি অবজেক্ট ও তালিকার সারি থাকতে পারে, সীমা ${banglaNumber(limit)}টি। একবারে কম তালিকা চান।`,
  documentTooLarge: ({ parts, limit }: { parts: string; limit: number }) =>
    `ডকুমেন্টে ${parts} সীমার চেয়ে বেশি: সীমা ${banglaNumber(limit)}।`,
  subscriptionOverHttp: () =>
    'সাবস্ক্রিপশন এই ঠিকানায় WebSocket (graphql-transport-ws) দিয়ে চলে, বা /graphql/stream-এ ইভেন্ট হিসেবে।',
};
