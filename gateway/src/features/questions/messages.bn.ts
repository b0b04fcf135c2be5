export const questionsMessages = {
  badPage: () => 'page হবে ১ বা তার বড় পূর্ণ সংখ্যা।',
  incompleteRange: () => 'from ও to একসঙ্গে দিতে হয়।',
  badFrom: () => 'from হবে ১ বা তার বড় পূর্ণ সংখ্যা।',
  badTo: () => 'to কখনো from-এর আগে নয়।',
  badRef: () => 'এটি কোনো প্রশ্নের রেফ নয়।',
  noTopic: () => 'topic ফাঁকা রাখবেন না।',
  badTopic: () => 'এটি কোনো টপিকের নাম নয়।',
  badYear: () => 'year চার অঙ্কের হতে হবে।',
  refOrId: () => 'ref বা id, যেকোনো একটি দিন।',
  noLookUp: () => 'এই সার্ভার আলাদা করে একটি প্রশ্ন খুঁজতে পারে না।',
};
