import type { ApolloServerPlugin } from '@apollo/server';
import {
  getDirectiveValues,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

import type { Context } from '../context.ts';

type Field = GraphQLField<unknown, unknown>;

/** Sets `Cache-Control`, which respond.ts restricts further. Apollo Server's own plugin would instrument every resolver. */
export function cacheControlPlugin(): ApolloServerPlugin<Context> {
  const cache = new WeakMap<OperationDefinitionNode, CachePolicy>();

  function policyOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): CachePolicy {
    let policy = cache.get(operation);
    if (!policy) cache.set(operation, (policy = cachePolicy(schema, document, operation)));
    return policy;
  }

  return {
    requestDidStart: async () => ({
      async willSendResponse({ document, operation, schema, request, contextValue, response: { body, http } }) {
        const isSuccess = body.kind === 'single' && !body.singleResult.errors && !http.status;
        const isQuery = document && operation?.operation === 'query';
        const { seconds, scope } = isSuccess && isQuery ? policyOf(schema, document, operation) : UNCACHED;
        const isVisitors = request.http?.headers.get('authorization') === undefined;
        if (seconds > 0 && (isVisitors || contextValue.isShared())) {
          http.headers.set('cache-control', `${scope}, max-age=${seconds}`);
        } else if (!http.headers.has('cache-control')) {
          http.headers.set('cache-control', 'no-store');
        }
      },
    }),
  };
}

/** `private`: the response depends on the reader. It is the same for all visitors, and for readers with the same access if no call
 * was made in a reader's name. 0 seconds: it is not cached. */
export type CachePolicy = { seconds: number; scope: 'public' | 'private' };
const UNCACHED: CachePolicy = { seconds: 0, scope: 'public' };

/** The lowest `@public` of the root fields, none if one of them has none; private if any selected field is `@perReader`. */
export function cachePolicy(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CachePolicy {
  const info = new TypeInfo(schema);
  const query = schema.getQueryType();
  let seconds = Infinity;
  let scope: CachePolicy['scope'] = 'public';
  const visitor = visitWithTypeInfo(info, {
    Field() {
      const field = info.getFieldDef();
      if (field?.name === '__typename') return;
      if (field && isPerReader(schema, field)) scope = 'private';
      if (!field) seconds = 0;
      else if (info.getParentType() === query) seconds = Math.min(seconds, maxAgeOf(schema, field));
    },
  });
  // Validation rejects unused fragments, so all count.
  visit(operation, visitor);
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') visit(definition, visitor);
  }
  return { seconds: Number.isFinite(seconds) ? seconds : 0, scope };
}

function maxAgeOf(schema: GraphQLSchema, { astNode }: Field): number {
  const values = astNode && getDirectiveValues(schema.getDirective('public')!, astNode);
  return typeof values?.maxAge === 'number' ? values.maxAge : 0;
}

const isPerReader = (schema: GraphQLSchema, { astNode }: Field) =>
  astNode != null && getDirectiveValues(schema.getDirective('perReader')!, astNode) !== undefined;
