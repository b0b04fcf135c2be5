import { specifiedRules, validate, type DocumentNode, type GraphQLError, type GraphQLSchema } from 'graphql';
import { graphqlError } from './errors.ts';
import { DOCUMENT_LIMITS } from './document-rules/settings.ts';
import { shapeRule } from './document-rules/shape-rule.ts';

/** What any document may cost, whatever way it comes: parsed with these options, held to these rules. */
export const PARSE_OPTIONS = { maxTokens: DOCUMENT_LIMITS.tokens };
export const VALIDATION_OPTIONS = { maxErrors: DOCUMENT_LIMITS.errors };
export const VALIDATION_RULES = [shapeRule];

type Options = { hideSuggestions?: boolean };

/** The errors of a document, by the rules of GraphQL and ours; Apollo Server does the same with what it is given. */
export const validateDocument = (schema: GraphQLSchema, document: DocumentNode, options: Options = {}) =>
  validate(schema, document, [...specifiedRules, ...VALIDATION_RULES], { ...VALIDATION_OPTIONS, ...options });

/** The error of an operation whose answer may hold too many nodes; undefined where it may run. */
export function tooComplex(nodes: number): GraphQLError | undefined {
  if (nodes <= DOCUMENT_LIMITS.nodes) return undefined;
  return graphqlError(
    'QUERY_TOO_COMPLEX',
    `The answer may hold ${nodes} objects and list entries: ${DOCUMENT_LIMITS.nodes} are allowed. Ask for fewer lists at once.`,
    { cost: nodes, limit: DOCUMENT_LIMITS.nodes },
  );
}
