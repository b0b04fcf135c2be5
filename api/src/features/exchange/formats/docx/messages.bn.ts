import { banglaDigits } from 'server/bangla.ts';
import { type Message, wordsOf } from '../../../../http/messages.ts';

export const docxMessages = {
  fieldWithoutText: ({ name }: { name: string }) =>
    `একটি ফিল্ড (${name}), যা Word হিসাব করে বসায়: ইমপোর্ট তা পড়তে পারে না, লেখাটি টাইপ করুন`,
  unreadableSymbol: ({ font, code }: { font: string; code: string }) =>
    `একটি চিহ্ন, যা ইমপোর্ট চেনে না (${font} ${code}): লেখা হিসেবে টাইপ করুন`,
  unreadableElement: ({ name }: { name: string }) => `ডকুমেন্টের একটি অংশ, যা ইমপোর্ট পড়তে পারে না (${name})`,
  unreadableNumbering: () => 'নিজে থেকে বসা এই নম্বর ইমপোর্ট পড়তে পারে না: নম্বরগুলো টাইপ করুন',
  unclearHeight: () => 'লেখাটি একদিকে উপরে তোলা, আবার অন্যদিকে নিচে নামানো',
  footnote: () => 'একটি ফুটনোট বা এন্ডনোট: এর লেখা যেখানে থাকার কথা সেখানে নিন',
  hiddenTextLeftOut: () => 'লুকানো লেখা বাদ গেছে',
  placeholderLeftOut: () => 'খালি ফিল্ডের নির্দেশনা বাদ গেছে',
  commentLeftOut: () => 'একটি মন্তব্য বাদ গেছে',
  trackedChanges: () => 'ট্র্যাক করা পরিবর্তন: গৃহীত ধরে নেওয়া হয়েছে',
  smallCapitals: () => 'স্মল ক্যাপিটাল বড় হাতের অক্ষর হয়ে গেছে',
  pictureChanged: () => 'একটি ছবি Word-এ কাটা, ঘোরানো বা উল্টানো: আগে যেমন ছিল তেমন নেওয়া হয়েছে',
  tableStyle: () => 'টেবিলের স্টাইল কিছু সারি বা কলামের লেখা কেটে দেয়, লুকায়, উপরে তোলে বা নিচে নামায়; এসব বাদ গেছে',
  atPlace: ({ place, message }: { place: Message; message: Message }) => `${wordsOf(place)}: ${wordsOf(message)}`,
  answerUnreadable: ({ text }: { text: string }) => `উত্তর “${text}” থেকে অপশন বোঝা যায় না; লিখুন B, A, C বা TFTFF এভাবে`,
  keysDiffer: ({ text }: { text: string }) => `উত্তর “${text}” অপশনের পাশে দেওয়া সঠিক উত্তরের সঙ্গে মেলে না`,
  keyUnclear: ({ option }: { option: string }) => `অপশন ${option} সত্য না মিথ্যা, তা কেটে দেওয়া, বা দুবার লেখা`,
  notATick: ({ text }: { text: string }) => `“${text}” টিক চিহ্ন নয়`,
  tickedTwice: () => 'সত্য ও মিথ্যা দুটিতেই টিক',
  notTicked: () => 'সত্য বা মিথ্যা কোনোটিতেই টিক নেই',
  keyColumnsByTicks: () => 'টিকের দুই কলামের শিরোনাম নেই: প্রথমটি সত্য, দ্বিতীয়টি মিথ্যা ধরা হয়েছে',
  moreCells: ({ option }: { option: string }) => `অপশন ${option}-এ লেখা, সঠিক উত্তর ও কারণ ছাড়াও ঘর আছে`,
  severalCells: () => 'প্রশ্নের জায়গায় একাধিক ঘর আছে',
  noOptionsBelow: () => 'প্রশ্নের নিচে a, b, c … অপশন নেই',
  paragraph: ({ number }: { number: number }) => `অনুচ্ছেদ ${banglaDigits(number)}`,
  looseParagraph: ({ paragraph, text }: { paragraph: Message; text: string }) =>
    `${wordsOf(paragraph)}, “${text}”, অপশনও নয়, উত্তরও নয়`,
  questionInside: () => 'আরেক প্রশ্নের অনুচ্ছেদের ভেতরে শুরু হয়েছে: নতুন অনুচ্ছেদে লিখুন',
  optionInside: ({ paragraph, option }: { paragraph: Message; option: string }) =>
    `${wordsOf(paragraph)}: ভেতরে অপশন ${option} আছে; প্রতিটি অপশন আলাদা অনুচ্ছেদে লিখুন`,
  answerInside: ({ paragraph }: { paragraph: Message }) =>
    `${wordsOf(paragraph)}: ভেতরে উত্তর আছে; উত্তর আলাদা অনুচ্ছেদে লিখুন`,
  keyBySign: ({ sign }: { sign: 'strong' | 'u' }) =>
    `${sign === 'strong' ? 'মোটা করা' : 'নিচে দাগ দেওয়া'} লেখাকে সঠিক উত্তর ধরা হয়েছে`,
  noKeyInParagraphs: () =>
    'সঠিক উত্তর নেই: প্রতিটি অপশনের পরে (T) বা (F) লিখুন, অথবা “Answer: C” এমন একটি লাইন দিন, অথবা সব প্রশ্নের সঠিক অপশন মোটা করুন বা ' +
    'নিচে দাগ দিন',
  paragraphsNotRead: ({ from, to, text }: { from: number; to: number; text: string }) =>
    `অনুচ্ছেদ ${banglaDigits(from)}${from === to ? '' : ` থেকে ${banglaDigits(to)}`} পড়া হয়নি (“${text}”)`,
};
