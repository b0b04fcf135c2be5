import { banglaNumber } from 'server/bangla.ts';

export const paperMessages = {
  noPapers: () => 'এই সার্ভারে পরীক্ষাপত্র নেই।',
  over: () => 'পরীক্ষার সময় শেষ। পরে যা এসেছে তা অনুশীলন হিসেবে রাখা হয়েছে।',
  idTaken: () => 'এই আইডি অন্য একটি পরীক্ষাপত্রের।',
  badAnswers: ({ max }: { max: number }) => `answers-এ ১ থেকে ${banglaNumber(max)}টি উত্তর থাকতে পারে।`,
  badId: () => 'এটি কোনো পরীক্ষাপত্রের আইডি নয়।',
};
