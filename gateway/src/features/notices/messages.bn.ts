export const noticeMessages = {
  noMail: () => 'এই সার্ভার দৈনিক মেইল পাঠায় না।',
};
