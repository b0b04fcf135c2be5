/** Of the papers that questions were set in. */
export const SITTINGS = ['May', 'November'] as const;

export const YEARS = { first: 1971, last: 2100 };
