import { GraphQLError, type ValidationRule } from 'graphql';
import { DOCUMENT_LIMITS } from './settings.ts';
import { shapeOf, type Shape } from './shape.ts';

const WORDS: Record<keyof Shape, string> = {
  fragments: 'fragments',
  depth: 'levels of fields',
  fields: 'fields',
  rootFields: 'fields at its root',
  aliases: 'aliases',
  directives: 'directives',
};

/**
 * Refuses a document of too much. By hand: the rules of graphql-armor run beside those of GraphQL, and this one has to
 * come before them, who take a time that grows with the square of some documents.
 */
export const shapeRule: ValidationRule = (context) => ({
  Document(document) {
    const shape = shapeOf(document);
    for (const [count, words] of Object.entries(WORDS) as [keyof Shape, string][]) {
      const limit = DOCUMENT_LIMITS[count];
      if (shape[count] <= limit) continue;
      context.reportError(new GraphQLError(`The document has more ${words} than the ${limit} that are allowed.`));
      // To the visitor this takes the document away: no other rule looks at what is in it.
      return null;
    }
    return undefined;
  },
});
