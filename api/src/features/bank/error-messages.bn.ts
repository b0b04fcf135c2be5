import { banglaDigits, banglaNumber } from 'server/bangla.ts';
import { banglaName } from './draft/bangla-names.ts';

type Field = { field: string };
type Question = { ref: string };

export const errorMessages = {
  noSuchQuestion: () => 'প্রশ্নটি পাওয়া যায়নি',
  noSuchQuestions: () => 'প্রশ্নগুলো পাওয়া যায়নি',
  listEnds: ({ length }: { length: number }) => `এই তালিকায় প্রশ্ন আছে ${banglaNumber(length)}টি।`,
  fromWithoutTo: () => 'from ও to একসঙ্গে দিতে হয়।',
  fromAfterTo: () => 'from হতে হবে to-এর সমান বা ছোট।',
  noQuestion: ({ ref }: Question) => `${ref} নামে কোনো প্রশ্ন নেই।`,
  changedSince: ({ ref, current, version }: Question & { current: number; version: number | undefined }) =>
    `${ref} আর সংস্করণ ${banglaDigits(String(version))}-এ নেই, এখন সংস্করণ ${banglaDigits(current)}। আবার দেখুন।`,
  hasTwin: ({ ref }: Question) => `প্রশ্নটি প্রশ্নব্যাংকে আগে থেকেই আছে: ${ref}।`,
  noField: ({ field, fields }: Field & { fields: string }) => `${field} নামে কোনো ফিল্ড নেই। ফিল্ডগুলো: ${fields}।`,
  noOption: ({ field, option }: Field & { option: string }) => `${field}: অপশন ${option} নেই।`,
  noPart: ({ field, part }: Field & { part: string }) => `${field}: part_${part} নেই।`,
  noPicture: ({ field, picture }: Field & { picture: string }) => `${field}: ${picture} নেই।`,
  onlyLastGoes: ({ field }: Field) => `${field}: শুধু শেষেরটি সরানো যায়।`,
  gapBefore: ({ field }: Field) => `${field}: এর আগেরটি খালি থেকে যাবে।`,
  keyOrCorrect: () => 'key বা correct, যেকোনো একটি দিন।',
  saqHasNoKey: () => 'key: SAQ প্রশ্নে key থাকে না।',
  mtfKey: ({ options }: { options: number }) =>
    `key: ${banglaNumber(options)}টি উক্তির MTF প্রশ্নে T বা F মিলিয়ে ${banglaNumber(options)}টি অক্ষর দিন, যেমন TFTFT।`,
  sbaKey: ({ last }: { last: string }) => `key: SBA প্রশ্নে একটি অপশনের অক্ষর দিন, A থেকে ${last}।`,
  notAnOption: ({ letter }: { letter: string }) => `correct: “${letter}” কোনো অপশনের অক্ষর নয়।`,
  noList: ({ kind, name, prof, subject }: { kind: string; name: string; prof: string; subject: string }) =>
    `${prof}-${subject}-এ “${name}” নামের কোনো ${banglaName(kind)} নেই।`,
  listNameTaken: ({ kind, name }: { kind: string; name: string }) =>
    `“${name}” নামের ${banglaName(kind)} আগে থেকেই আছে: দুটি মিলিয়ে দিন।`,
};
