/** As fields of `BulkChangeInput`. */
export const KINDS = ['chapter', 'topic', 'addItems', 'items', 'author', 'submit', 'retire'] as const;
export type BulkKind = (typeof KINDS)[number];

export const FOR_REVIEWERS: readonly BulkKind[] = ['author', 'retire'];
