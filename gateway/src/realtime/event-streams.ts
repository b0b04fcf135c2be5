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
import { run, type Asked, type subscriptionReader } from './subscriptions.ts';
import type { openViewers } from './viewers.ts';

const asked = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});
const TAKES_EVENTS = /(?:^|[\s,])(?:text\/event-stream|text\/\*|\*\/\*)/i;

type Parts = {
  schema: GraphQLSchema;
  limits: ClientLimits;
  origins: Origins;
  viewers: ReturnType<typeof openViewers>;
  places: AddressSlots;
  documents: ReturnType<typeof subscriptionReader>;
  budgets: Budgets;
  addressOf: (request: IncomingMessage) => string;
  callerOf: (request: IncomingMessage) => Caller;
  createContext: (caller: Caller) => unknown;
  format: (error: GraphQLError) => GraphQLFormattedError;
};
type Reader = Caller & { token: string };

/** One request, from admission to its end. */
type Stream = { response: ServerResponse; asked?: Asked; caller?: Reader; writer?: EventWriter };
type Ask = SseRequest<IncomingMessage & { body?: unknown }, Stream>;

// Express has read the body as JSON, and `admit` has looked at Accept more closely than graphql-sse does.
const HEADERS: Record<string, string> = { accept: 'text/event-stream', 'content-type': 'application/json' };

/** Subscriptions as server-sent events by graphql-sse, each on a connection of its own. */
export function eventStreams(parts: Parts) {
  const { schema, limits, viewers, places, documents, budgets, createContext } = parts;
  const open = new Set<EventWriter>();
  let isStopping = false;

  const formatted = ({ data, errors }: ExecutionResult): ExecutionResult => ({
    ...(data !== undefined && { data }),
    // graphql-sse only writes them as JSON.
    ...(errors && { errors: errors.map((error) => parts.format(error) as GraphQLError) }),
  });
  const completeWith = (error: GraphQLError) =>
    print({ event: 'next', data: formatted({ errors: [error] }) }) + print({ event: 'complete', data: null });

  const handle = createHandler<Ask['raw'], Stream>({
    // None: no connection for several subscriptions.
    authenticate: () => null,
    onConnect: admit,
    onSubscribe: subscribe,
    // graphql-sse reads ahead of its client without bound, but waits for this.
    onNext: async (_context, { context: { writer } }, result) => {
      await writer!.drained();
      return formatted(result as ExecutionResult);
    },
  });

  function refusalOf(request: IncomingMessage): SseResponse | undefined {
    if (isStopping) return STREAM_ERRORS.unavailable();
    if (!parts.origins.isAllowed(request)) return STREAM_ERRORS.origin();
    if (request.method !== 'POST') return STREAM_ERRORS.method();
    return TAKES_EVENTS.test(request.headers.accept ?? '*/*') ? undefined : STREAM_ERRORS.accept();
  }

  /** Opens the stream, or refuses it by HTTP. */
  async function admit({ raw: request, context: stream }: Ask): Promise<SseResponse | undefined> {
    const { response } = stream;
    const refusal = refusalOf(request);
    if (refusal) return refusal;
    const body = asked.safeParse(request.body);
    if (!body.success) return STREAM_ERRORS.body();
    const { token, ...rest } = parts.callerOf(request);
    if (token === undefined) return STREAM_ERRORS.forbidden();
    const caller = { ...rest, token };

    const address = parts.addressOf(request);
    if ((await budgets.takeAll({ address, token }, documents.pointsFor(body.data))).waitS > 0) {
      return STREAM_ERRORS.tooMany();
    }
    const place = places.enter(addressKey(address));
    if (!place) return STREAM_ERRORS.tooMany();
    response.once('close', place.leave);
    const signedOut = graphqlError('UNAUTHENTICATED', errorMessages.logIn());
    const notAdmitted = await viewers.admit(
      {
        isOpen: () => !response.closed,
        onceClosed: (then) => void response.once('close', then),
        expel: () => stream.writer?.end(completeWith(signedOut)),
      },
      caller,
    );
    if (notAdmitted) return STREAM_ERRORS[notAdmitted]();
    // It may have begun to stop, or the client may have gone, while the token was looked at.
    if (isStopping || response.closed) return STREAM_ERRORS.unavailable();
    if (!place.settle()) return STREAM_ERRORS.tooMany();

    const writer = eventWriter(response, limits);
    open.add(writer);
    writer.onceClosed(() => open.delete(writer));
    Object.assign(stream, { asked: body.data, caller, writer });
    return undefined;
  }

  async function subscribe({ context: { asked, caller } }: Ask): Promise<AsyncIterable<ExecutionResult>> {
    const subscription = documents.read(asked!);
    if (!('document' in subscription)) return once({ errors: subscription });
    const results = await run(schema, subscription, () => createContext(caller!));
    return Symbol.asyncIterator in results ? results : once(results);
  }

  /** Answers a request whose body has been read. */
  async function answer(request: Ask['raw'], response: ServerResponse): Promise<void> {
    const stream: Stream = { response };
    try {
      const [body, { status, headers }] = await handle({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: { get: (name) => HEADERS[name] },
        body: () => stream.asked ?? null,
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
    answer,
    /** Breaks every stream off, so that its client comes back, to another gateway or a later one. */
    close(): void {
      isStopping = true;
      for (const writer of open) writer.end();
    },
  };
}

async function send(texts: AsyncGenerator<string, void, undefined>, writer: EventWriter): Promise<void> {
  writer.onceClosed(() => void texts.return());
  for await (const text of texts) {
    // The writer pings by itself, and sees by it who does not read.
    if (text !== PING && !(await writer.write(text))) return;
  }
  writer.end();
}

async function* once(result: ExecutionResult) {
  yield result;
}

const asGraphQLError = (error: unknown) =>
  error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error });
