import type { Feature } from '../feature.ts';
import { deskContentApi, type DeskContentApi } from './api.ts';
import { entriesApi, type EntriesApi } from './entries-api.ts';
import { entryResolvers } from './entry-resolvers.ts';
import { deskContentResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    deskContent: DeskContentApi;
    entries: EntriesApi;
  }
}

export const deskContent: Feature = {
  resolvers: {
    Desk: { ...deskContentResolvers.Desk, ...entryResolvers.Desk },
    QuestionListConnection: deskContentResolvers.QuestionListConnection!,
    DeskEbookConnection: entryResolvers.DeskEbookConnection!,
    Mutation: { ...deskContentResolvers.Mutation, ...entryResolvers.Mutation },
  },
  context: ({ rest }) => ({ deskContent: deskContentApi(rest), entries: entriesApi(rest) }),
};
