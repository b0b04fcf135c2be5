export const packsMessages = {
  noPacks: () => 'নেটওয়ার্ক ছাড়া পড়ার প্যাক এখানে নেই।',
};
