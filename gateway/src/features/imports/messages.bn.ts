export const importMessages = {
  badId: () => 'এটি কোনো ইমপোর্টের আইডি নয়।',
};
