import { banglaDigits, banglaList, banglaNumber } from 'server/bangla.ts';

export const orderMessages = {
  openApp: ({ name }: { name: string }) => `${name} অ্যাপ খুলে “Send Money” বেছে নিন।`,
  sendTo: ({ number }: { number: string }) => `অর্ডারের ঠিক সমান টাকা এই নম্বরে পাঠান: ${number}।`,
  writeCode: () => 'রেফারেন্স হিসেবে অর্ডারের কোডটি লিখুন।',
  enterTransaction: () => 'পাঠানোর পর অ্যাপ যে TrxID দেখায় সেটি এখানে লিখুন।',
  giftOf: ({ coupon }: { coupon: string }) => `কোড ${coupon}`,
  free: () => 'এই প্ল্যানে কোনো টাকা লাগে না।',
};

type OfOrder = { code: string };
type Lines = { line: number };

export const statementMessages = {
  unreadable: () => 'সারিটি পড়া যায় না: উদ্ধৃতি চিহ্নগুলো দেখুন।',
  noReference: () => 'সারিটিতে TrxID নেই।',
  noAmount: ({ text }: { text: string }) => `“${text}” টাকার পরিমাণ হিসেবে পড়া যায় না।`,
  moneyOut: () => 'টাকা বেরিয়ে গেছে, আসেনি।',
  repeated: ({ line }: Lines) => `${banglaDigits(line)} নম্বর সারির মতোই।`,
  otherAmounts: ({ line }: Lines) => `${banglaDigits(line)} নম্বর সারিতে একই TrxID-তে টাকার পরিমাণ আলাদা।`,
  noOrder: () => 'কোনো অর্ডারে এই TrxID নেই, রেফারেন্সেও কোনো কোড নেই।',
  severalOrders: ({ codes }: { codes: readonly string[] }) => `রেফারেন্সে একাধিক অর্ডার আছে: ${banglaList(codes)}।`,
  twoOrders: ({ entered, named }: { entered: string; named: string }) =>
    `TrxID দেওয়া হয়েছে ${entered} অর্ডারের জন্য, কিন্তু রেফারেন্সে আছে ${named}।`,
  paid: ({ code }: OfOrder) => `অর্ডার ${code}-এর পেমেন্ট অন্য লেনদেনে হয়েছে।`,
  failed: ({ code }: OfOrder) => `সেবাদাতার কাছে অর্ডার ${code}-এর পেমেন্ট ব্যর্থ হয়েছে।`,
  asked: ({ code }: OfOrder) => `অর্ডার ${code} নিয়ে সেবাদাতার কাছে জানতে চাওয়া হচ্ছে।`,
  otherAmount: ({ code, due }: OfOrder & { due: number }) => `অর্ডার ${code}-এর দাম ${banglaNumber(due)} টাকা।`,
  ownOrder: ({ code }: OfOrder) => `অর্ডার ${code} আপনার নিজের।`,
  twoLines: ({ code, lines }: OfOrder & { lines: readonly number[] }) =>
    `${banglaList(lines.map(banglaDigits))} নম্বর সারি, দুটিই অর্ডার ${code}-এর পেমেন্ট।`,
  usedForOrder: ({ code }: OfOrder) => `আগেই অর্ডার ${code}-এর জন্য লেখা হয়েছে।`,
  used: () => 'আগেই লেখা হয়েছে।',
};
