import type { ServerResponse } from 'node:http';
import { GraphQLError, type ExecutionResult, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { createHandler, print } from 'graphql-sse';
import type { Caller } from '../rest/client.ts';
import { PING, type EventWriter } from './event-writer.ts';
import { streamAdmission, type AdmissionOptions, type Stream, type StreamRequest } from './stream-admission.ts';
import { run } from './subscriptions.ts';

type Format = (error: GraphQLError) => GraphQLFormattedError;
type Options = AdmissionOptions & {
  schema: GraphQLSchema;
  createContext: (caller: Caller) => unknown;
  format: Format;
};

// Express has parsed the body, and `admit` checks Accept more closely than graphql-sse.
const HEADERS: Record<string, string> = { accept: 'text/event-stream', 'content-type': 'application/json' };

/** Subscriptions as server-sent events by graphql-sse, each on a connection of its own. */
export function eventStreams(options: Options) {
  const open = new Set<EventWriter>();
  let isStopping = false;

  const { formatResult, completeWith } = eventFormat(options.format);
  const admit = streamAdmission(options, {
    isStopping: () => isStopping,
    onOpen: (writer) => {
      open.add(writer);
      writer.onceClosed(() => open.delete(writer));
    },
    completeWith,
  });

  const handle = createHandler<StreamRequest['raw'], Stream>({
    // No token: one subscription per connection.
    authenticate: () => null,
    onConnect: admit,
    onSubscribe: ({ context }) => subscribe(context, options),
    // graphql-sse has no backpressure, but waits for this.
    onNext: async (_context, { context: { writer } }, result) => {
      await writer!.drained();
      return formatResult(result as ExecutionResult);
    },
  });

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

async function subscribe(
  { subscriptionRequest, caller }: Stream,
  { schema, documents, createContext }: Options,
): Promise<AsyncIterable<ExecutionResult>> {
  const subscription = documents.read(subscriptionRequest!);
  if (!('document' in subscription)) return once({ errors: subscription });
  const results = await run(schema, subscription, () => createContext(caller!));
  return Symbol.asyncIterator in results ? results : once(results);
}

function eventFormat(format: Format) {
  const formatResult = ({ data, errors }: ExecutionResult): ExecutionResult => ({
    ...(data !== undefined && { data }),
    ...(errors && { errors: errors.map((error) => format(error) as GraphQLError) }),
  });
  const completeWith = (error: GraphQLError) =>
    print({ event: 'next', data: formatResult({ errors: [error] }) }) + print({ event: 'complete', data: null });
  return { formatResult, completeWith };
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
