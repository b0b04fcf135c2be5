import {
  HeaderMap,
  type ApolloServerPlugin,
  type BaseContext,
  type GraphQLRequestContext,
  type HTTPGraphQLRequest,
  type HTTPGraphQLResponse,
} from '@apollo/server';
import { LRUCache } from 'lru-cache';
import { answerBy } from './plugin-hooks.ts';
import { askedIn } from './usual-request.ts';

const MAX_DOCUMENTS = 1_000;
const MAX_CHARACTERS = 1_000_000;
const MAX_DOCUMENT_CHARACTERS = 20_000;
const MAX_ACCEPTS = 100;

type Plugin<Context extends BaseContext> = ApolloServerPlugin<Context>;
type RequestContext<Context extends BaseContext> = GraphQLRequestContext<Context>;
/** What Apollo Server found out about a document, the same for every request. */
type Known<Context extends BaseContext> = Pick<
  RequestContext<Context>,
  'logger' | 'cache' | 'schema' | 'source' | 'queryHash' | 'document' | 'operation' | 'operationName'
>;

/**
 * Answers queries whose document Apollo Server has let pass before: through the same plugins, without the quarter of
 * its time that it takes to come to the same conclusions again. Whatever is new or odd is left to Apollo Server.
 */
export function knownDocuments<Context extends BaseContext>(plugins: readonly Plugin<Context>[]) {
  const documents = new LRUCache<string, Known<Context>>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_CHARACTERS,
    maxEntrySize: MAX_DOCUMENT_CHARACTERS,
    sizeCalculation: (_known, key) => key.length,
  });
  const contentTypes = new LRUCache<string, string>({ max: MAX_ACCEPTS });

  /** Stands last among Apollo Server's plugins. A document with an operation has been validated. */
  const learn: Plugin<Context> = {
    requestDidStart: async () => ({
      async willSendResponse({
        logger,
        cache,
        schema,
        source,
        queryHash,
        document,
        operation,
        operationName,
        request,
      }) {
        if (!document || operation?.operation !== 'query' || source === undefined || source !== request.query) return;
        const known = { logger, cache, schema, source, queryHash, document, operation, operationName };
        documents.set(keyOf(source, request.operationName), known as Known<Context>);
      },
    }),
  };

  return {
    learn,

    /** Remembers how Apollo Server has answered an Accept. */
    learnType({ headers }: HTTPGraphQLRequest, answer: HTTPGraphQLResponse): void {
      const contentType = answer.headers.get('content-type');
      const isUsual = (answer.status ?? 200) === 200 && answer.body.kind === 'complete';
      if (isUsual && contentType?.includes('json')) contentTypes.set(headers.get('accept') ?? '', contentType);
    },

    /** The answer, or undefined where Apollo Server has to find it. */
    async run(http: HTTPGraphQLRequest, context: () => Context): Promise<HTTPGraphQLResponse | undefined> {
      const asked = askedIn(http);
      const known = asked && documents.get(keyOf(asked.query, asked.operationName));
      const contentType = contentTypes.get(http.headers.get('accept') ?? '');
      if (!known || contentType === undefined) return undefined;
      const headers = new HeaderMap([['cache-control', 'no-store']]);
      const request = {
        ...known,
        request: { ...asked, http },
        response: { http: { status: undefined, headers } },
        contextValue: context(),
        metrics: { persistedQueryHit: false, persistedQueryRegister: false },
        requestIsBatched: false,
      } as unknown as RequestContext<Context>;
      try {
        if (!(await answerBy(plugins, request))) return undefined;
      } catch {
        // Apollo Server makes an answer of what a plugin throws.
        return undefined;
      }
      const { body, http: head } = request.response;
      if (body?.kind !== 'single' || head.status !== undefined) return undefined;
      const { errors, data, extensions } = body.singleResult;
      head.headers.set('content-type', contentType);
      return {
        headers: head.headers,
        body: { kind: 'complete', string: `${JSON.stringify({ errors, data, extensions })}\n` },
      };
    },
  };
}

const keyOf = (query: string, operationName = '') => `${query.length}:${query}${operationName}`;
