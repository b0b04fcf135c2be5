import { defineMessages } from '../messages.ts';

export const httpMessages = defineMessages('http', {
  noOpenApi: () => 'The REST API has no OpenAPI document.',
});
