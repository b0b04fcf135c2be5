export const errorMessages = {
  noSuchItem: () => 'এমন কোনো আইটেম নেই।',
  noQuestions: () => 'এমন কোনো প্রশ্ন নেই।',
};

export const inputMessages = {
  version: () => 'কার্ড আছে এমন কোনো কারিকুলামের সংস্করণ হতে হবে',
  subject: () => 'কোনো বিষয়ের কোড হতে হবে',
};
