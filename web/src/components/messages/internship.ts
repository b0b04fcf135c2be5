/** What the articles of RX Aid say about themselves; the specification has no words for it. A day follows `on`. */
export const messages = {
  reviewedBy: (name: string) => `Reviewed by ${name} on`,
  lastChanged: 'Last changed on',
  notReviewed: 'Not yet reviewed by a clinician.',
} as const;
