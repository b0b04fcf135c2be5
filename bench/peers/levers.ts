/** What makes the gateway quick, in the order in which the bench takes them up. */
export const LEVERS = {
  document: 'a store of parsed and validated documents',
  socket: 'one axios for all, its sockets kept alive',
  undici: 'axios over an undici pool',
  jit: 'graphql-jit',
  handler: 'a handler of our own in place of @as-integrations/express5',
  known: 'known documents go past the rest of Apollo Server’s pipeline',
  express: 'the usual POST goes past Express',
  calls: 'single flight, and public calls kept',
  answers: 'whole public answers kept',
} as const;

export type Lever = keyof typeof LEVERS;
