export { searchApi, type SearchApi } from './api.ts';
export { searchForms, type SearchForms } from './forms.ts';
export { searchResolvers } from './resolvers.ts';
