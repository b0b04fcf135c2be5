export const curriculumMessages = {
  badCursor: () => 'after এই তালিকার কোনো কার্সর নয়।',
};
