/** What makes the gateway quick, in the order in which the bench takes them up. */
export const LEVERS = {
  document: 'a store of parsed and validated documents',
  socket: 'one axios for all, its sockets kept alive',
  undici: 'axios over an undici pool',
  jit: 'graphql-jit',
  calls: 'single flight, and public calls kept',
  answers: 'whole public answers kept',
} as const;

export type Lever = keyof typeof LEVERS;
