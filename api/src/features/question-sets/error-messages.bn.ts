export const inputMessages = {
  notAChapter: () => 'কোনো অধ্যায়ের আইডি নয়',
};
