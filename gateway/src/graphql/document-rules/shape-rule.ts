import type { ValidationRule } from 'graphql';
import { TextError } from '../errors.ts';
import { requestMessages } from '../messages.ts';
import { DOCUMENT_LIMITS } from './settings.ts';
import { shapeOf, type Shape } from './shape.ts';

const PARTS: Record<keyof Shape, string> = {
  fragments: 'fragments',
  depth: 'levels of fields',
  fields: 'fields',
  rootFields: 'fields at its root',
  aliases: 'aliases',
  directives: 'directives',
};

/**
 * By hand: graphql-armor's rules run beside GraphQL's own, some of which take quadratic time. This one has to end
 * validation before them.
 */
export const shapeRule: ValidationRule = (context) => ({
  Document(document) {
    const shape = shapeOf(document);
    for (const [count, parts] of Object.entries(PARTS) as [keyof Shape, string][]) {
      const limit = DOCUMENT_LIMITS[count];
      if (shape[count] <= limit) continue;
      context.reportError(new TextError(requestMessages.documentTooLarge({ parts, limit })));
      // Null removes the document from the visitor, so no other rule runs.
      return null;
    }
    return undefined;
  },
});
