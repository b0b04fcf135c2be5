import { banglaChoice } from 'server/bangla.ts';

export const errorMessages = {
  notPast: () => 'পরীক্ষাটি হতে হবে আগের, সর্বোচ্চ দুই বছর আগের।',
};

export const inputMessages = {
  oneOf: ({ values }: { values: readonly string[] }) => `এগুলোর একটি হতে হবে: ${banglaChoice(values)}`,
  notText: () => 'লেখা হতে হবে',
  notAShare: () => '০ থেকে ১-এর মধ্যে সংখ্যা হতে হবে',
  notADay: () => 'YYYY-MM-DD আকারে একটি দিন হতে হবে',
  noSubject: ({ subject, prof }: { subject: string; prof: string }) => `${prof} পরীক্ষায় এই বিষয় নেই: ${subject}`,
};
