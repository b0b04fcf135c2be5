import type { Feature } from '../feature.ts';
import { reportsApi, type ReportsApi } from './api.ts';
import { reportResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    reports: ReportsApi;
  }
}

export const reports: Feature = {
  resolvers: reportResolvers,
  context: ({ rest }) => ({ reports: reportsApi(rest) }),
};
