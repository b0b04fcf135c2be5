/** The names of the reader's own lists. */
export const LIST_TITLES = {
  wrong: 'record.wrong',
  due: 'record.toReview',
  flagged: 'record.flagged',
  noted: 'record.noted',
} as const;
