import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
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

type Field = GraphQLField<unknown, unknown>;

/** Sets `Cache-Control`. Apollo Server's own plugin would instrument every resolver. */
export function cacheControlPlugin<Context extends BaseContext>(): ApolloServerPlugin<Context> {
  const cache = new WeakMap<OperationDefinitionNode, number>();

  function secondsOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): number {
    let seconds = cache.get(operation);
    if (seconds === undefined) cache.set(operation, (seconds = publicMaxAge(schema, document, operation)));
    return seconds;
  }

  return {
    requestDidStart: async () => ({
      async willSendResponse({ document, operation, schema, response: { body, http } }) {
        const isSuccess = body.kind === 'single' && !body.singleResult.errors && !http.status;
        const isQuery = document && operation?.operation === 'query';
        const seconds = isSuccess && isQuery ? secondsOf(schema, document, operation) : 0;
        if (seconds > 0) http.headers.set('cache-control', `public, max-age=${seconds}`);
        else if (!http.headers.has('cache-control')) http.headers.set('cache-control', 'no-store');
      },
    }),
  };
}

/** Seconds: the lowest `@public` of its root fields; 0 if one has none or any selected field is `@perReader`. */
export function publicMaxAge(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
  const info = new TypeInfo(schema);
  const query = schema.getQueryType();
  let seconds = Infinity;
  const visitor = visitWithTypeInfo(info, {
    Field() {
      const field = info.getFieldDef();
      if (field?.name === '__typename') return;
      if (!field || isPerReader(schema, field)) seconds = 0;
      else if (info.getParentType() === query) seconds = Math.min(seconds, maxAgeOf(schema, field));
    },
  });
  // Validation rejects unused fragments, so all count.
  visit(operation, visitor);
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') visit(definition, visitor);
  }
  return Number.isFinite(seconds) ? seconds : 0;
}

function maxAgeOf(schema: GraphQLSchema, { astNode }: Field): number {
  const values = astNode && getDirectiveValues(schema.getDirective('public')!, astNode);
  return typeof values?.maxAge === 'number' ? values.maxAge : 0;
}

const isPerReader = (schema: GraphQLSchema, { astNode }: Field) =>
  astNode != null && getDirectiveValues(schema.getDirective('perReader')!, astNode) !== undefined;
