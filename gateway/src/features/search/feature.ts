import type { PublicCalls } from '../../rest/public-calls.ts';
import type { Feature } from '../feature.ts';
import { searchApi, type SearchApi } from './api.ts';
import type { SearchForms } from './parameter-forms.ts';
import { searchResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    search: SearchApi;
  }
  interface Shared {
    searches: PublicCalls;
    searchForms: SearchForms;
  }
}

export const search: Feature = {
  resolvers: searchResolvers,
  context: ({ rest, shared: { searches, searchForms } }, { own }) => ({
    search: searchApi(rest, searchForms, own.isVisitors ? searches : undefined),
  }),
};
