import type { Feature } from '../feature.ts';
import { noticesApi, type NoticesApi } from './api.ts';
import { noticeResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    notices: NoticesApi;
  }
}

export const notices: Feature = {
  resolvers: noticeResolvers,
  context: ({ rest }) => ({ notices: noticesApi(rest) }),
};
