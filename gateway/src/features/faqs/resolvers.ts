import type { Resolvers } from '../../resolvers.generated.ts';

export const faqsResolvers: Resolvers = {
  Query: { faqs: (_root, _args, { faqs }) => faqs.visible() },

  Faq: { id: ({ _id }) => _id },
};
