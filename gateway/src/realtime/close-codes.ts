/** A graphql-ws client reconnects after each of these except `tooMany`. */
export const CLOSE = { goingAway: 1001, tryLater: 1013, forbidden: 4403, tooMany: 4429 } as const;
export type CLOSE = (typeof CLOSE)[keyof typeof CLOSE];
