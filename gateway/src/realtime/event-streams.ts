import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError, type ExecutionResult, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { createHandler, print, type Request as SseRequest, type Response as SseResponse } from 'graphql-sse';
import { z } from 'zod';
import { addressKey } from '../http/client-address.ts';
import { graphqlError } from '../graphql/errors.ts';
import { errorMessages } from '../graphql/messages.ts';
import type { Budgets } from '../limits/index.ts';
import type { Origins } from '../http/origins.ts';
import type { Caller } from '../rest/client.ts';
import { eventWriter, PING, type EventWriter } from './event-writer.ts';
import type { AddressSlots } from './connection-slots.ts';
import type { ClientLimits } from './settings.ts';
import { STREAM_ERRORS } from './stream-errors.ts';
import { run, type SubscriptionRequest, type subscriptionReader } from './subscriptions.ts';
import type { openViewers } from './viewers.ts';

const requestBody = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});
const ACCEPTS_EVENTS = /(?:^|[\s,])(?:text\/event-stream|text\/\*|\*\/\*)/i;

type Options = {
  schema: GraphQLSchema;
  limits: ClientLimits;
  origins: Origins;
  viewers: ReturnType<typeof openViewers>;
  slots: AddressSlots;
  documents: ReturnType<typeof subscriptionReader>;
  budgets: Budgets;
  addressOf: (request: IncomingMessage) => string;
  callerOf: (request: IncomingMessage) => Caller;
  createContext: (caller: Caller) => unknown;
  format: (error: GraphQLError) => GraphQLFormattedError;
};
type Reader = Caller & { token: string };

type Stream = {
  response: ServerResponse;
  subscriptionRequest?: SubscriptionRequest;
  caller?: Reader;
  writer?: EventWriter;
};
type StreamRequest = SseRequest<IncomingMessage & { body?: unknown }, Stream>;

// Express has parsed the body, and `admit` checks Accept more closely than graphql-sse.
const HEADERS: Record<string, string> = { accept: 'text/event-stream', 'content-type': 'application/json' };

/** Subscriptions as server-sent events by graphql-sse, each on a connection of its own. */
export function eventStreams(options: Options) {
  const { schema, limits, viewers, slots, documents, budgets, createContext } = options;
  const open = new Set<EventWriter>();
  let isStopping = false;

  const formatted = ({ data, errors }: ExecutionResult): ExecutionResult => ({
    ...(data !== undefined && { data }),
    ...(errors && { errors: errors.map((error) => options.format(error) as GraphQLError) }),
  });
  const completeWith = (error: GraphQLError) =>
    print({ event: 'next', data: formatted({ errors: [error] }) }) + print({ event: 'complete', data: null });

  const handle = createHandler<StreamRequest['raw'], Stream>({
    // No token: one subscription per connection.
    authenticate: () => null,
    onConnect: admit,
    onSubscribe: subscribe,
    // graphql-sse has no backpressure, but waits for this.
    onNext: async (_context, { context: { writer } }, result) => {
      await writer!.drained();
      return formatted(result as ExecutionResult);
    },
  });

  function rejectionOf(request: IncomingMessage): SseResponse | undefined {
    if (isStopping) return STREAM_ERRORS.unavailable();
    if (!options.origins.isAllowed(request)) return STREAM_ERRORS.origin();
    if (request.method !== 'POST') return STREAM_ERRORS.method();
    return ACCEPTS_EVENTS.test(request.headers.accept ?? '*/*') ? undefined : STREAM_ERRORS.accept();
  }

  async function admit({ raw: request, context: stream }: StreamRequest): Promise<SseResponse | undefined> {
    const { response } = stream;
    const rejection = rejectionOf(request);
    if (rejection) return rejection;
    const body = requestBody.safeParse(request.body);
    if (!body.success) return STREAM_ERRORS.body();
    const { token, ...rest } = options.callerOf(request);
    if (token === undefined) return STREAM_ERRORS.forbidden();
    const caller = { ...rest, token };

    const address = options.addressOf(request);
    if ((await budgets.takeAll({ address, token }, documents.pointsFor(body.data))).waitS > 0) {
      return STREAM_ERRORS.tooMany();
    }
    const slot = slots.enter(addressKey(address));
    if (!slot) return STREAM_ERRORS.tooMany();
    response.once('close', slot.leave);
    const signedOut = graphqlError('UNAUTHENTICATED', errorMessages.logIn());
    const denial = await viewers.admit(
      {
        isOpen: () => !response.closed,
        onceClosed: (then) => void response.once('close', then),
        expel: () => stream.writer?.end(completeWith(signedOut)),
      },
      caller,
    );
    if (denial) return STREAM_ERRORS[denial]();
    if (isStopping || response.closed) return STREAM_ERRORS.unavailable();
    if (!slot.settle()) return STREAM_ERRORS.tooMany();

    const writer = eventWriter(response, limits);
    open.add(writer);
    writer.onceClosed(() => open.delete(writer));
    Object.assign(stream, { subscriptionRequest: body.data, caller, writer });
    return undefined;
  }

  async function subscribe({
    context: { subscriptionRequest, caller },
  }: StreamRequest): Promise<AsyncIterable<ExecutionResult>> {
    const subscription = documents.read(subscriptionRequest!);
    if (!('document' in subscription)) return once({ errors: subscription });
    const results = await run(schema, subscription, () => createContext(caller!));
    return Symbol.asyncIterator in results ? results : once(results);
  }

  async function handleRequest(request: StreamRequest['raw'], response: ServerResponse): Promise<void> {
    const stream: Stream = { response };
    try {
      const [body, { status, headers }] = await handle({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: { get: (name) => HEADERS[name] },
        body: () => stream.subscriptionRequest ?? null,
        raw: request,
        context: stream,
      });
      if (stream.writer && body !== null && typeof body !== 'string') await send(body, stream.writer);
      else if (!response.headersSent) response.writeHead(status, headers).end(body);
    } catch (error) {
      if (!stream.writer) throw error;
      stream.writer.end(completeWith(asGraphQLError(error)));
    }
  }

  return {
    size: () => open.size,
    handle: handleRequest,
    /** Without `complete`, so that clients reconnect. */
    close(): void {
      isStopping = true;
      for (const writer of open) writer.end();
    },
  };
}

async function send(texts: AsyncGenerator<string, void, undefined>, writer: EventWriter): Promise<void> {
  writer.onceClosed(() => void texts.return());
  for await (const text of texts) {
    if (text !== PING && !(await writer.write(text))) return;
  }
  writer.end();
}

async function* once(result: ExecutionResult) {
  yield result;
}

const asGraphQLError = (error: unknown) =>
  error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error });
