import { specifiedRules, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { graphqlError, type TextError } from './errors.ts';
import { requestMessages } from './messages.ts';
import { DOCUMENT_LIMITS } from './document-rules/settings.ts';
import { shapeRule } from './document-rules/shape-rule.ts';

export const PARSE_OPTIONS = { maxTokens: DOCUMENT_LIMITS.tokens };
export const VALIDATION_OPTIONS = { maxErrors: DOCUMENT_LIMITS.errors };
export const VALIDATION_RULES = [shapeRule];

type Options = { hideSuggestions?: boolean };

/** What Apollo Server does with these options, for other transports. */
export const validateDocument = (schema: GraphQLSchema, document: DocumentNode, options: Options = {}) =>
  validate(schema, document, [...specifiedRules, ...VALIDATION_RULES], { ...VALIDATION_OPTIONS, ...options });

export function tooComplex(nodes: number): TextError | undefined {
  if (nodes <= DOCUMENT_LIMITS.nodes) return undefined;
  return graphqlError('QUERY_TOO_COMPLEX', requestMessages.tooComplex({ nodes, limit: DOCUMENT_LIMITS.nodes }), {
    cost: nodes,
    limit: DOCUMENT_LIMITS.nodes,
  });
}
