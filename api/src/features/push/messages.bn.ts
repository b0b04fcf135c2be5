import { banglaNumber } from 'server/bangla.ts';

export const pushMessages = {
  reviewsDue: () => 'আজকের রিভিশন বাকি',
  howManyDue: ({ count }: { count: number }) => `আজ ${banglaNumber(count)}টি প্রশ্নের রিভিশন বাকি।`,
  reportAccepted: () => 'আপনার রিপোর্ট ঠিক ছিল',
  reportAnswered: () => 'আপনার রিপোর্টের উত্তর এসেছে',
  onReport: ({ ref }: { ref: string }) => `${ref} নিয়ে আপনার রিপোর্ট।`,
  planEnds: () => 'আপনার প্ল্যান শিগগির শেষ হবে',
  planEndsOn: ({ plan, day }: { plan: string; day: string }) => `আপনার ${plan} প্ল্যান চালু আছে ${day} পর্যন্ত।`,
};
