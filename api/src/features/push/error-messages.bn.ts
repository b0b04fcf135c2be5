import { banglaChoice } from 'server/bangla.ts';

const NOT_A_SERVICE = 'এটি কোনো পুশ সার্ভিসের ঠিকানা নয়।';

export const errorMessages = {
  notAService: () => NOT_A_SERVICE,
  otherKeys: () => 'এগুলো এই পুশ সাবস্ক্রিপশনের কী নয়।',
};

export const inputMessages = {
  notAService: () => NOT_A_SERVICE,
  notAKey: () => 'এটি কোনো পুশ সাবস্ক্রিপশনের কী নয়।',
  oneOf: ({ values }: { values: readonly string[] }) => `এগুলোর একটি হতে হবে: ${banglaChoice(values)}`,
  notAnHour: () => '০ থেকে ২৩ পর্যন্ত পূর্ণ ঘণ্টা হতে হবে',
};
