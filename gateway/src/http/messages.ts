import { defineMessages } from '../messages.ts';
import * as bangla from './messages.bn.ts';

export const httpMessages = defineMessages('http', bangla.httpMessages, {
  noOpenApi: () => 'The REST API has no OpenAPI document.',
});
