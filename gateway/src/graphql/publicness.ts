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

/** Says on an answer for how long anyone may keep it: `public, max-age=10`. What is not public says nothing. */
export function publicnessPlugin<Context extends BaseContext>(): ApolloServerPlugin<Context> {
  const known = new WeakMap<OperationDefinitionNode, number>();
  return {
    requestDidStart: async () => ({
      async willSendResponse({ document, operation, schema, response: { body, http } }) {
        if (!document || operation?.operation !== 'query') return;
        if (body.kind !== 'single' || body.singleResult.errors || http.status) return;
        let seconds = known.get(operation);
        if (seconds === undefined) known.set(operation, (seconds = publicSeconds(schema, document, operation)));
        if (seconds > 0) http.headers.set('cache-control', `public, max-age=${seconds}`);
      },
    }),
  };
}

/**
 * For how many seconds the answer to an operation may be kept for everybody: the least `@public` of its root fields.
 * 0 where one has none, or where anything selected below is `@perReader`.
 */
export function publicSeconds(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
  const info = new TypeInfo(schema);
  const query = schema.getQueryType();
  let seconds = Infinity;
  const visitor = visitWithTypeInfo(info, {
    Field() {
      const field = info.getFieldDef();
      // The names of types are the same for all; introspection is nobody's to keep.
      if (field?.name === '__typename') return;
      if (!field || isPerReader(schema, field)) seconds = 0;
      else if (info.getParentType() === query) seconds = Math.min(seconds, maxAgeOf(schema, field));
    },
  });
  // Every fragment counts, used or not: validation lets none stand unused.
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
