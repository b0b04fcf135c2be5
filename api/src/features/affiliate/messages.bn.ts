import { banglaNumber } from 'server/bangla.ts';
import { wordsOfStored } from '../../http/messages.ts';

type Account = { method: string; digits: string };

export const mailMessages = {
  accountChangedSubject: () => 'আপনার টাকা পাওয়ার অ্যাকাউন্ট বদলানো হয়েছে',
  accountChanged: ({ method, digits }: Account) =>
    `এখন থেকে আপনার আয় ${method} অ্যাকাউন্টে যাবে, যার নম্বরের শেষে ${digits}।`,
  restoreAccount: ({ link }: { link: string }) =>
    `আপনি এটি না করে থাকলে এখানে নতুন পাসওয়ার্ড দিন: ${link} এতে সব ডিভাইস থেকে লগ আউট হবে। তারপর নিজের ` +
    'অ্যাকাউন্টটি আবার দিন। বদলানোর পর ২৪ ঘণ্টার মধ্যে কোনো টাকা পাঠানো হয় না।',
};

type Shared = { what: string; user: string };

const NAMES: Record<string, string> = {
  phone: 'ফোন নম্বর',
  'payout account': 'টাকা পাওয়ার অ্যাকাউন্ট',
  mailbox: 'ইমেইল',
  device: 'ডিভাইস',
};
const nameOf = (what: string) => NAMES[what] ?? what;

export const reviewMessages = {
  same: ({ what, user }: Shared) => `${nameOf(what)} ব্যবহারকারী ${user}-এর সঙ্গে এক`,
  crossed: ({ what, user, other }: Shared & { other: string }) =>
    `${nameOf(what)} আর ব্যবহারকারী ${user}-এর ${nameOf(other)} এক`,
  unverified: () => 'ক্রেতার ইমেইল যাচাই করা হয়নি',
  verifiedLate: () => 'ক্রেতা কেনার পরে ইমেইল যাচাই করেছেন',
  noAccount: () => 'টাকা পাঠানোর অ্যাকাউন্ট দেওয়া নেই',
  accountIsNew: () => 'টাকা পাঠানোর অ্যাকাউন্ট ২৪ ঘণ্টার মধ্যে বদলানো হয়েছে',
  accountIsUnproven: () => 'ইমেইল যাচাইয়ের আগে টাকা পাঠানোর অ্যাকাউন্ট দেওয়া হয়েছে',
  manySignUps: ({ people }: { people: number }) =>
    `এক দিনে এই রেফারেন্স দিয়ে ${banglaNumber(people)} জন অ্যাকাউন্ট খুলেছেন`,
  purchase: ({ purchase, buyer, reasons }: { purchase: number; buyer: string; reasons: readonly string[] }) =>
    `${buyer}-এর ক্রয় ${purchase}: ${reasons.map(wordsOfStored).join('; ')}`,
  owes: ({ amount }: { amount: number }) => `ফেরত নেওয়া কমিশনের ${banglaNumber(amount)} টাকা বাকি`,
};
