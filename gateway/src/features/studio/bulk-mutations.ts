import { badInput } from '../../graphql/errors.ts';
import type { MutationResolvers } from '../../resolvers.generated.ts';
import { isId } from '../../rest/path.ts';
import { studioMessages } from './messages.ts';
import { requireQuestion, requireStudio } from './require-studio.ts';

/** Changes of many questions, of who works on one, and of views. */
export const bulkMutations = {
  changeQuestions: async (_root, { ids, change, dryRun }, context) => {
    await requireStudio(context);
    const { submit, ...others } = change;
    const fields = [submit || undefined, ...Object.values(others)].filter((value) => value != null);
    if (fields.length !== 1) throw badInput('change', studioMessages.oneChange());
    return context.studio.changeMany(ids, change, dryRun);
  },
  undoBulk: async (_root, { id }, context) => {
    await requireStudio(context);
    if (!isId(id)) throw badInput('id', studioMessages.badBulk());
    return context.studio.undoMany(id);
  },
  handOverQuestion: async (_root, { id, to }, context) => {
    await requireQuestion(id, context);
    return context.studio.handOver(id, to);
  },
  setCoAuthors: async (_root, { id, people }, context) => {
    await requireQuestion(id, context);
    return context.studio.setCoAuthors(id, people);
  },
  saveView: async (_root, { name, filter }, context) => {
    await requireStudio(context);
    return context.studio.saveView(name, filter);
  },
  removeView: async (_root, { id }, context) => {
    await requireStudio(context);
    if (!isId(id)) throw badInput('id', studioMessages.badView());
    await context.studio.removeView(id);
    return id;
  },
} satisfies MutationResolvers;
