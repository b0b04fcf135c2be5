import type { Feature } from '../feature.ts';
import { faqsApi, type FaqsApi } from './api.ts';
import { faqsResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    faqs: FaqsApi;
  }
}

export const faqs: Feature = {
  resolvers: faqsResolvers,
  context: ({ rest }) => ({ faqs: faqsApi(rest) }),
};
