import { type Message, wordsOf } from '../../http/messages.ts';

type DamagedText = { field: string; piece: string; damage: Message; repaired: string | undefined };
const perhaps = (repaired: string | undefined) => (repaired === undefined ? '' : `; সম্ভবত ছিল “${repaired}”`);

export const damagedMessages = {
  damaged: ({ field, piece, damage, repaired }: DamagedText) =>
    `${field}: “${piece}” নষ্ট হয়ে গেছে: ${wordsOf(damage)}${perhaps(repaired)}`,
  looksDamaged: ({ field, piece, damage, repaired }: DamagedText) =>
    `${field}: “${piece}” নষ্ট বলে মনে হচ্ছে: ${wordsOf(damage)}${perhaps(repaired)}`,
  damagedPiece: ({ piece, damage }: { piece: string; damage: Message }) =>
    `“${piece}” নষ্ট হয়ে গেছে: ${wordsOf(damage)}`,
};

export const damageMessages = {
  replacement: () => 'কোনো প্রোগ্রাম এখানে একটি অক্ষর পড়তে না পেরে � বসিয়েছে',
  privateUse: () => 'Wingdings-এর মতো প্রতীকের ফন্টের অক্ষর, ওই ফন্ট ছাড়া যার কোনো অর্থ নেই',
  noCharacter: () => 'এমন একটি কোড, যা কোনো অক্ষর নয়',
  control: () => 'কন্ট্রোল ক্যারেক্টার, Windows যেখানে উদ্ধৃতিচিহ্ন বা ড্যাশ রাখে',
  excelControl: () => 'নতুন লাইন বা কন্ট্রোল ক্যারেক্টার বোঝাতে Excel-এর কোড',
  dottedCircle: () => 'বর্ণ ছাড়া বাংলা কার বা চিহ্ন (◌)',
  loneSign: () => 'বর্ণ ছাড়া বাংলা কার বা চিহ্ন',
  sheetError: () => 'স্প্রেডশিটের ভুলের বার্তা',
  sheetValue: () => 'স্প্রেডশিট কোনো তারিখ বা অনেক অঙ্কের সংখ্যা যেভাবে দেখায়, সেভাবে লেখা',
  reversed: () => 'কন্ট্রোল ক্যারেক্টার, যাতে লেখা উল্টো দিক থেকে দেখা যায়',
  questionMarks: () => 'যেখানে সম্ভবত অক্ষর ছিল, সেখানে প্রশ্নবোধক চিহ্ন',
  mojibake: () => 'UTF-8 লেখা, কিন্তু অন্য এনকোডিং ধরে পড়া হয়েছে',
  escaped: () => 'দুবার এস্কেপ করা HTML',
};
