/** A paper that a question was set in. */
export type Sitting = (typeof SITTINGS)[number];
export const SITTINGS = ['May', 'November'] as const;

export const YEARS = { first: 1971, last: 2100 };
