export const reportMessages = {
  noReports: () => 'এই সার্ভার রিপোর্ট নেয় না।',
  isAnswered: () => 'অন্য কেউ এই রিপোর্টের উত্তর দিয়েছেন।',
  badQuestion: () => 'এটি কোনো প্রশ্নের আইডি নয়।',
  badId: () => 'এটি কোনো রিপোর্টের আইডি নয়।',
};
