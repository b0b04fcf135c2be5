import { createClient } from 'graphql-ws';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { createLogger, readEnv, startGateway } from '../../../gateway/src/testing/program.ts';
import { sendQuery, type GraphQLResponse } from '../../testkit/graphql.ts';
import { LIVE, OPEN, QUESTIONS, SIGNED_IN, SIGNING_IN, VIEWER } from '../every-field.ts';
import { USER } from './content.ts';

/** Unsigned: only the upstream verifies tokens. */
export const tokenOf = (userId: unknown) =>
  [{ alg: 'HS256' }, { user_id: userId }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.') + '.c2lnbmF0dXJl';
export const TOKEN = tokenOf(USER.user_id);

type Responses = Record<string, GraphQLResponse<Record<string, unknown>>>;

const VARIABLES = {
  subjectId: '41',
  topicId: '51',
  articleId: '52',
  chapter: '_1-ANAT-61',
  topic: 'Heart',
  year: 2024,
};

export async function queryEverything(url: string, token = TOKEN): Promise<Responses> {
  const responses: Responses = {};
  for (const query of [...OPEN, ...QUESTIONS, VIEWER, ...SIGNING_IN, ...SIGNED_IN]) {
    const name = /^\w+ (\w+)/.exec(query)![1]!;
    const signedIn = !SIGNING_IN.includes(query) && !OPEN.includes(query);
    responses[name] = await sendQuery(url, query, { variables: VARIABLES, ...(signedIn && { token }) });
  }
  return responses;
}

/** Fails the test if a response has errors. */
export function dataOf(answers: Responses) {
  const errors = Object.entries(answers).flatMap(([name, { errors: told = [] }]) =>
    told.map(({ path, extensions, message }) => `${name} ${path?.join('.')}: ${extensions.code} ${message}`),
  );
  expect(errors).toEqual([]);
  return Object.fromEntries(Object.entries(answers).map(([name, { data }]) => [name, data]));
}

/** The real gateway; it knows only the upstream's address. */
export async function startGatewayFor(upstream: string, env: Record<string, string> = {}) {
  const settings = readEnv({ PORT: '0', HOST: '127.0.0.1', UPSTREAM_URL: upstream, ...env });
  const gateway = await startGateway(settings, createLogger('silent'));
  return { url: `http://127.0.0.1:${gateway.port}`, clearCaches: gateway.clearCaches, stop: gateway.stop };
}

export function follow(url: string, token = TOKEN) {
  const heard: unknown[] = [];
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authToken: token },
    retryAttempts: 0,
  });
  client.subscribe<{ notificationAdded: unknown }>(
    { query: LIVE },
    {
      next: ({ data, errors }) => heard.push(data?.notificationAdded ?? errors),
      error: (error) => heard.push(error),
      complete: () => undefined,
    },
  );
  return { heard, stop: () => client.dispose() };
}
