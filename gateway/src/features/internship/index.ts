export { internshipApi, type InternshipApi } from './api.ts';
export { internshipResolvers } from './resolvers.ts';
