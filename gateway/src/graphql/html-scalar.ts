import { GraphQLError, GraphQLScalarType } from 'graphql';
import { safeHtml } from './safe-html.ts';

export const htmlScalar = new GraphQLScalarType<string, string>({
  name: 'HTML',
  description: 'Sanitised HTML: safe to insert into a page.',
  specifiedByURL: 'https://html.spec.whatwg.org/multipage/parsing.html#parsing-html-fragments',
  serialize(value) {
    if (typeof value !== 'string') throw new GraphQLError('HTML is text.');
    return safeHtml(value);
  },
});
