export const editorialReviewMessages = {
  noStudio: () => 'এই সার্ভারে স্টুডিও নেই।',
  noDraft: () => 'এর খসড়া আর নেই।',
  linkOver: () => 'লিংকটির মেয়াদ শেষ।',
  badComment: () => 'এটি কোনো মন্তব্যের আইডি নয়।',
  badLink: () => 'এটি কোনো লিংকের আইডি নয়।',
  badReviewer: () => 'এটি কোনো ব্যবহারকারীর আইডি নয়।',
  badDay: () => 'এটি কোনো তারিখ নয়।',
};
