/** A graphql-ws client reconnects after each of these except `badMessage` and `tooMany`. */
export const CLOSE = { goingAway: 1001, tryLater: 1013, badMessage: 4400, forbidden: 4403, tooMany: 4429 } as const;
export type CLOSE = (typeof CLOSE)[keyof typeof CLOSE];
