/** Routes of the specification, section 2, its spelling included. */
export const legalPaths = { terms: '/term', privacy: '/policy', refunds: '/cancelletion' } as const;
