import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { getOperationAST, type ExecutionResult } from 'graphql';
import { createClient } from 'graphql-ws';
import { messages } from './messages.ts';

type Headers = Record<string, string>;

/**
 * Sends queries and mutations by POST and subscriptions over WebSocket, whose `connectionParams` have as `authToken` the
 * token of the Authorization header. `signInToken` is used where the headers name none.
 */
export function createFetcher(endpoint: string, signInToken: () => string | undefined): Fetcher {
  let authToken: string | undefined;
  const socket = createClient({
    url: endpoint.replace(/^http/, 'ws'),
    connectionParams: () => ({ authToken }),
    // Show at once what went wrong; running it again is one key.
    retryAttempts: 0,
  });
  const post = createGraphiQLFetcher({ url: endpoint, enableIncrementalDelivery: false });
  return (params, options) => {
    const headers = withToken(options?.headers, signInToken());
    const operation = options?.documentAST && getOperationAST(options.documentAST, params.operationName);
    if (operation?.operation !== 'subscription') return post(params, { ...options, headers });
    authToken = tokenOf(headers);
    const events = socket.iterate({ ...params, operationName: params.operationName ?? null });
    // Its errors are as they were sent, where graphql's type wants instances.
    return explained(events) as AsyncIterableIterator<ExecutionResult>;
  };
}

const authorizationIn = (headers: Headers) => Object.keys(headers).find((name) => /^authorization$/i.test(name));

function withToken(headers: Headers = {}, token: string | undefined): Headers {
  return token === undefined || authorizationIn(headers) ? headers : { ...headers, authorization: `Bearer ${token}` };
}

function tokenOf(headers: Headers): string | undefined {
  const name = authorizationIn(headers);
  return name && String(headers[name]).replace(/^Bearer\s+/i, '');
}

/** The same events. That the socket was closed becomes an error that can be read. Not a generator: its `return` waits. */
function explained<Event>(events: AsyncIterableIterator<Event>): AsyncIterableIterator<Event> {
  const fail = (error: unknown) => {
    if (!(error instanceof CloseEvent)) throw error;
    // GraphiQL would show the stack.
    throw Object.assign(new Error(messages.closed(error)), { stack: undefined });
  };
  return {
    next: () => events.next().catch(fail),
    return: () => events.return!(),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
