import type { Feature } from '../feature.ts';
import { deskApi, type DeskApi } from './api.ts';
import { deskResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    desk: DeskApi;
  }
}

export const desk: Feature = {
  resolvers: deskResolvers,
  context: ({ rest }) => ({ desk: deskApi(rest) }),
};
