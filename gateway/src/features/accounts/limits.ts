/** Specification 5 and 9. */
export const LIMITS = { MIN_NAME: 3, MIN_PASSWORD: 6, MAX_PASSWORD: 16 } as const;
