/** How a socket is closed. A client of graphql-ws comes back after each of these but `tooMany`. */
export const CLOSE = { goingAway: 1001, tryLater: 1013, forbidden: 4403, tooMany: 4429 } as const;
export type CLOSE = (typeof CLOSE)[keyof typeof CLOSE];
