import type { Feature } from '../feature.ts';
import { internshipApi, type InternshipApi } from './api.ts';
import { internshipResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    internship: InternshipApi;
  }
  interface Shared {
    serviceToken: string | undefined;
  }
}

export const internship: Feature = {
  resolvers: internshipResolvers,
  context: ({ rest, shared: { serviceToken } }) => ({ internship: internshipApi(rest, serviceToken) }),
};
