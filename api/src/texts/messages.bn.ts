import { banglaNumber } from 'server/bangla.ts';
import { type Message, wordsOf } from '../http/messages.ts';

export const lossMessages = {
  picture: () => 'ছবি',
  sheetPicture: () => 'ছবি বা আঁকা (ঘরের উপরে)',
  svg: () => 'আঁকা ছবি (SVG)',
  drawing: () => 'আঁকা ছবি',
  video: () => 'ভিডিও',
  sound: () => 'অডিও',
  object: () => 'ভেতরে বসানো অবজেক্ট',
  page: () => 'ভেতরে বসানো পেজ',
  formula: () => 'সূত্রের বিন্যাস (MathML)',
  script: () => 'স্ক্রিপ্ট',
  styleSheet: () => 'স্টাইল শিট',
  preformatted: () => 'আগে থেকে সাজানো লেখার বিন্যাস',
  formField: () => 'ফর্মের ঘর',
  strike: () => 'কেটে দেওয়া লেখা, যে ঘরে ফরম্যাটিং থাকে না',
  table: () => 'টেবিল',
  tableInTable: () => 'টেবিলের ভেতরে টেবিল',
  wideTable: ({ max }: { max: number }) => `${banglaNumber(max)}টির বেশি কলামের টেবিল`,
  direction: () => 'লেখার দিক',
  unknownTag: () => 'HTML-এ নেই এমন ট্যাগ',
  tooDeep: () => 'ট্যাগের ভেতরে ট্যাগ, ২০০ স্তরের বেশি',
  tooLong: () => 'খুব লম্বা লেখার ফরম্যাটিং, যা পড়া যায় না',
  link: () => 'লিংকের ঠিকানা',
  abbreviation: () => 'সংক্ষিপ্ত রূপের পুরো কথা',
  numbering: () => 'তালিকার নম্বর',
  span: () => 'একাধিক ঘর জুড়ে থাকা টেবিলের ঘর',
  hiddenText: () => 'লুকানো লেখা',
};

export const clozeMessages = {
  cloze: () => 'শূন্যস্থান পূরণের (ক্লোজ) প্রশ্ন নেওয়া যায় না',
};

export const formatMessages = {
  rawMarkup: ({ kind, text, fields }: { kind: Message; text: string; fields: readonly string[] }) =>
    `যে লেখা ${wordsOf(kind)} বলে মনে হচ্ছে, তা যেমন আছে তেমনই থাকবে (${fields.join(', ')}): “${text}”`,
  sound: ({ text, fields }: { text: string; fields: readonly string[] }) => `অডিও “${text}” (${fields.join(', ')})`,
};

export const markupMessages = {
  tex: () => 'TeX কোড',
  markdown: () => 'Markdown কোড',
  tags: () => 'HTML ট্যাগ',
  forum: () => 'ফোরামের কোড',
};
