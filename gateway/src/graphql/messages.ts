import { defineMessages } from '../messages.ts';
import * as bangla from './messages.bn.ts';

export const errorMessages = defineMessages('errors', bangla.errorMessages, {
  invalid: () => 'Invalid Information. Please try again.',
  logIn: () => 'Unauthorized: Please log in.',
  purchaseRequired: () => 'Please purchase packages to access more pages.',
  forbidden: () => 'You may not do this.',
  notFound: () => 'No data found',
  tooManyRequests: () => 'Too many requests! Please try again later.',
  timeout: () => 'Request timed out. Please try again later.',
  unavailable: () => 'Error: Something went wrong, please try again.',
  internal: () => 'Something went wrong.',
  keyReused: () => 'This Idempotency-Key was sent with another request before.',
});

export const requestMessages = defineMessages('graphql', bangla.requestMessages, {
  badFirst: ({ max }: { max: number }) => `first must be a whole number from 1 to ${max}.`,
  unreadable: () => 'The request could not be read.',
  tooLarge: ({ limit }: { limit: string }) => `The request is larger than ${limit}.`,
  graphqlType: () =>
    'application/graphql is not read: send JSON as application/json, with the document as the member "query".',
  tooComplex: ({ nodes, limit }: { nodes: number; limit: number }) =>
    `The answer may hold ${nodes} objects and list entries: ${limit} are allowed. Ask for fewer lists at once.`,
  documentTooLarge: ({ parts, limit }: { parts: string; limit: number }) =>
    `The document has more ${parts} than the ${limit} that are allowed.`,
  subscriptionOverHttp: () =>
    'Subscriptions run over WebSocket (graphql-transport-ws) at this address, or as events at /graphql/stream.',
});
