import { defineMessages } from '../messages.ts';
import * as bangla from './messages.bn.ts';

export const realtimeMessages = defineMessages('realtime', bangla.realtimeMessages, {
  resync: () => 'Some of these were missed. Please load them anew.',
  noSuchOperation: () => 'The document has no such operation.',
  subscriptionsOnly: () => 'Here are subscriptions alone: send this to /graphql by HTTP.',
  postOnly: () => 'Subscriptions are sent by POST.',
  eventStreamOnly: () => 'A subscription is answered as text/event-stream.',
  badBody: () => 'The body is JSON: { "query": "subscription { … }", "operationName", "variables" }.',
});
