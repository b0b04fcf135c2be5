import { banglaChoice, banglaNumber } from 'server/bangla.ts';

type Codes = { codes: readonly string[] };
type Count = { count: number };

const questions = (count: number) => `${banglaNumber(count)}টি প্রশ্ন`;
const ofQuestions = (count: number) => `${questions(count)}ের`;

export const inputMessages = {
  format: ({ formats }: { formats: readonly string[] }) => `format এগুলোর একটি হতে হবে: ${banglaChoice(formats)}`,
  prof: ({ codes }: Codes) => `prof এগুলোর একটি হতে হবে: ${banglaChoice(codes)}`,
  subject: ({ codes }: Codes) => `subject এগুলোর একটি হতে হবে: ${banglaChoice(codes)}`,
  type: () => 'type হতে হবে SBA, MTF বা SAQ',
  ref: () => 'ref-এ ইংরেজি অক্ষর, অঙ্ক, - ও _ চলে, সর্বোচ্চ ৬৪টি',
  tooManyRefs: ({ max }: { max: number }) => `ref: ${banglaNumber(max)}টির বেশি`,
  list: () => 'list কোনো তালিকা হতে হবে, যেমন DHK_1-ANAT/year/2024, DHK_1-ANAT/topic/Heart বা _1-ANAT/chapter/Thorax',
};

export const errorMessages = {
  empty: () => 'কোনো প্রশ্ন বাছাই করা হয়নি।',
  noPictures: () => 'বাছাই করা কোনো প্রশ্নে ছবি নেই।',
};

export const lossMessages = {
  hidden: ({ count }: Count) => `এখানে লুকানো ${questions(count)} ইমপোর্ট করলে দেখা যাবে।`,
  pictureFiles: ({ count }: Count) => `${ofQuestions(count)} ছবির নাম আছে, ছবি ফাইলে নেই: ফোল্ডারে এক্সপোর্ট করুন।`,
  pictureRights: ({ count }: Count) =>
    `${ofQuestions(count)} ছবির উৎস ও লাইসেন্স ছবির নিচে লেখা থাকবে; ইমপোর্টে তা পড়া হয় না।`,
  pictures: ({ count }: Count) => `${ofQuestions(count)} ছবি বাদ যাবে; ছবির বর্ণনা প্রশ্নের মূল অংশে থাকবে।`,
  allFalse: ({ count }: Count) => `কোনো সত্য উক্তি নেই এমন ${questions(count)} বাদ যাবে।`,
  papers: ({ count }: Count) => `${ofQuestions(count)} পরীক্ষাপত্র ট্যাগ হিসেবে থাকবে।`,
  papersLost: ({ count }: Count) => `${ofQuestions(count)} পরীক্ষাপত্র বাদ যাবে।`,
  lists: () => 'টপিক ও উৎস ট্যাগ হিসেবে থাকবে; অধ্যায় কয়েকটি হলে প্রথমটি হবে ক্যাটাগরি।',
  listsLost: () => 'অধ্যায়, টপিক ও উৎস বাদ যাবে।',
  ankiLists: () => 'অধ্যায়, টপিক, পরীক্ষাপত্র ও উৎস ট্যাগ হিসেবে থাকবে।',
  points: ({ count }: Count) =>
    `${ofQuestions(count)} আদর্শ উত্তরের পয়েন্ট পরীক্ষকের জন্য নোট হিসেবে থাকবে; তিনি নিজে নম্বর দেবেন।`,
  pointsAsText: ({ count }: Count) => `${ofQuestions(count)} নম্বর ও আদর্শ উত্তরের পয়েন্ট সাধারণ লেখা হয়ে যাবে।`,
  mtfAsChoices: () =>
    'সত্য-মিথ্যা প্রশ্নে প্রতিটি উক্তির জন্য আলাদা করে বাছাই থাকবে না; এটি হবে একাধিক সঠিক উত্তরের একটি প্রশ্ন।',
  feedback: () => 'মনে রাখার লাইন ও রেফারেন্স ফিডব্যাকের অংশ হয়ে থাকবে।',
  oneField: () => 'অপশন, কারণ, ব্যাখ্যা ও রেফারেন্স একটি কার্ডের দুই পিঠে লেখা হিসেবে থাকবে।',
  markup: () => 'নিচে দাগ দেওয়া ও কেটে দেওয়া লেখা একটি ক্লাস দিয়ে চিহ্নিত থাকে, অন্য প্রোগ্রাম তা না-ও দেখাতে পারে।',
};
