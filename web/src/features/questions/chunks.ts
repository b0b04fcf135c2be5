// Practice, which loads on demand, shares the cards with lists.
export const chunks = {
  shared: /list\/answers\./,
  lists: /unseen\//,
  questions: /(index\.|curricula\/|subject\/board-subject)/,
  cards:
    /(card\/(?!written|pictures)|messages|list\/(?!index|messages|HashNoticeText|[\w-]*Panel|RangeFilter|check-range|Board|Topic|Year|[\w-]+-questions)|subject\/(crumbs|useSubjectCodes))/,
};
