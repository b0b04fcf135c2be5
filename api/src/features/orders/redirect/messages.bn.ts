import { banglaNumber } from 'server/bangla.ts';
import { wordsOfStored } from '../../../http/messages.ts';

type Provider = { provider: string };

export const errorMessages = {
  providerDown: ({ provider }: Provider) =>
    `${provider} এখন সাড়া দিচ্ছে না। একটু পরে আবার চেষ্টা করুন, বা অন্যভাবে পেমেন্ট করুন।`,
  refundUnderWay: ({ amount }: { amount: number }) =>
    `${banglaNumber(amount)} টাকা ফেরত যাচ্ছে। সেবাদাতা কাজটি শেষ করা বা ফিরিয়ে দেওয়া পর্যন্ত অপেক্ষা করুন।`,
};

export const problems = {
  otherAmount: ({ provider, paid, due }: Provider & { paid: string; due: string }) =>
    `${provider} বলছে ${paid} এসেছে, ${due} নয়। প্ল্যান চালু হয়নি।`,
  risky: ({ provider }: Provider) =>
    `টাকা ${provider}-এর কাছে আছে, কিন্তু ঝুঁকির সতর্কতা দিয়েছে। সেখানে পেমেন্টটি দেখুন, তারপর অর্ডার নিষ্পত্তি করুন বা টাকা ফেরত দিন।`,
  notOpened: ({ provider, why }: Provider & { why: string }) =>
    `টাকা ${provider}-এর কাছে আছে, কিন্তু প্ল্যান চালু করা যায়নি: ${wordsOfStored(why)}`,
  silent: ({ provider, code }: Provider & { code: string }) =>
    `পেমেন্ট হয়েছে কি না ${provider} এক দিনেও জানায়নি (${code})। সেখানে পেমেন্টটি দেখুন।`,
  refundRefused: ({ provider, amount, code }: Provider & { amount: number; code: string }) =>
    `${provider} ${banglaNumber(amount)} টাকা ফেরত দেয়নি (${code})। নিজে ফেরত দিয়ে লিখে রাখুন।`,
};
