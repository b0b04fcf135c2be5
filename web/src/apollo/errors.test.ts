import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { loadMessages } from '../i18n/index.tsx';
import { serverText } from './errors.ts';

loadMessages({ 'server.test.atMost': 'Not more than {max}' });

const refusal = (extensions?: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'At most 3.', ...(extensions && { extensions }) }] });

it.each([
  ['the words of its catalogues', { messageId: 'test.atMost', params: { max: 3 } }, 'Not more than 3'],
  ["the server's words for an unknown id", { messageId: 'test.other', params: {} }, 'At most 3.'],
  ["the server's words without an id", undefined, 'At most 3.'],
])('shows %s', (_what, extensions, words) => {
  expect(serverText(refusal(extensions))).toBe(words);
});
