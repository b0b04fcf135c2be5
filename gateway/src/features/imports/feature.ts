import type { Feature } from '../feature.ts';
import { importsApi, type ImportsApi } from './api.ts';
import { importResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    imports: ImportsApi;
  }
}

export const imports: Feature = {
  resolvers: importResolvers,
  context: ({ rest }) => ({ imports: importsApi(rest) }),
};
