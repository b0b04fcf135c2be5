import { banglaChoice, banglaNumber } from 'server/bangla.ts';

export const errorMessages = {
  noMessage: () => 'এমন কোনো বার্তা নেই।',
  changed: () => 'অন্য কেউ এই বার্তা বদলেছেন। এখন যেমন আছে তা দেখতে পেজটি আবার লোড করুন।',
  notScheduled: ({ state }: { state: 'SENDING' | 'SENT' | 'CANCELLED' }) =>
    state === 'CANCELLED' ? 'বার্তাটি বাতিল করা হয়েছে।' : 'দেরি হয়ে গেছে: বার্তাটি পাঠানো হচ্ছে বা পাঠানো হয়েছে।',
  past: () => 'এখনও আসেনি এমন সময় বেছে নিন।',
  tooFar: ({ days }: { days: number }) => `আগামী ${banglaNumber(days)} দিনের মধ্যে একটি সময় বেছে নিন।`,
};

export const inputMessages = {
  group: () => 'কারা বার্তাটি পাবেন বেছে নিন।',
  person: () => 'একজনের আইডি দিন।',
  years: ({ max }: { max: number }) => `১ থেকে ${banglaNumber(max)}টি বর্ষ বেছে নিন।`,
  days: ({ max }: { max: number }) => `১ থেকে ${banglaNumber(max)} পর্যন্ত দিনের সংখ্যা দিন।`,
  role: () => 'একটি ভূমিকা বেছে নিন।',
  onlyFor: ({ groups }: { groups: string }) => `শুধু এর জন্য: ${groups}`,
  wholeBangla: () => 'বাংলায় শিরোনাম ও বার্তা দুটোই লিখুন, অথবা কোনোটিই নয়।',
  sendAt: () => 'তারিখ ও সময় দিন।',
  version: () => 'বার্তাটির সংস্করণ হতে হবে',
  notAnId: () => 'কোনো বার্তার আইডি হতে হবে',
  state: ({ values }: { values: readonly string[] }) => `এগুলোর একটি হতে হবে: ${banglaChoice(values)}`,
};
