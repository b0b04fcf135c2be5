import type { Resolvers } from '../../../resolvers.generated.ts';
import { rowConnection } from '../pages.ts';
import { withDesk } from '../require-desk.ts';
import type { DeskTopicRow } from './article-rows.ts';

export const articleResolvers: Resolvers = {
  Desk: {
    internshipDrafts: (_desk, { status, first, after }, { desk }) => desk.articles.list(status, { first, after }),
  },

  DeskInternshipTopicConnection: rowConnection<DeskTopicRow>(({ id }) => id),

  DeskInternshipTopic: {
    history: async ({ id, history }, _args, { desk }) => history ?? (await desk.entries.topic(id))?.history ?? [],
  },

  Mutation: withDesk({
    submitInternshipTopic: (_root, seen, { desk }) => desk.articles.submit(seen),
    approveInternshipTopic: (_root, seen, { desk }) => desk.articles.approve(seen),
    returnInternshipTopic: (_root, seen, { desk }) => desk.articles.sendBack(seen),
    undoInternshipTopic: (_root, seen, { desk }) => desk.articles.undo(seen),
  }),
};
