import type { Context } from '../../../context.ts';
import { badInput } from '../../../graphql/errors.ts';
import type { Resolvers } from '../../../resolvers.generated.ts';
import { deskMessages } from '../messages.ts';
import { checkFirst, connection } from '../pages.ts';
import { requireDesk } from '../require-desk.ts';
import * as inputs from './entry-inputs.ts';
import type { DeskEbookRow } from './entry-rows.ts';

const ENTRY_ID = /^[a-z0-9][a-z0-9-]{0,63}$/;
const MAX_IDS = 500;
const MAX_PAGE = 100;

async function requireEntry(id: string, context: Context): Promise<void> {
  await requireDesk(context);
  if (!ENTRY_ID.test(id)) throw badInput('id', deskMessages.badEntryId());
}

export const entryResolvers: Resolvers = {
  Desk: {
    banners: (_desk, _args, { desk }) => desk.entries.banners(),
    faqs: (_desk, _args, { desk }) => desk.entries.faqs(),
    plans: (_desk, _args, { desk }) => desk.entries.plans(),
    internshipSubjects: (_desk, _args, { desk }) => desk.entries.subjects(),
    internshipTopics: (_desk, { subject }, { desk }) => (ENTRY_ID.test(subject) ? desk.entries.topics(subject) : []),
    ebooks: (_desk, args, { desk }) => {
      checkFirst(args.first, MAX_PAGE);
      if (args.after != null && !ENTRY_ID.test(args.after)) throw badInput('after', deskMessages.badEntryId());
      return desk.entries.ebooks(args);
    },
    ebook: (_desk, { id }, { desk }) => (ENTRY_ID.test(id) ? desk.entries.ebook(id) : null),
    internshipTopic: (_desk, { id }, { desk }) => (ENTRY_ID.test(id) ? desk.entries.topic(id) : null),
  },

  DeskEbookConnection: connection<DeskEbookRow>(({ id }) => id),

  Mutation: {
    saveBanner: async (_root, { version, banner }, context) => {
      await requireEntry(banner.id, context);
      return context.desk.entries.saveBanner(version, inputs.bannerEntry(banner));
    },
    saveFaq: async (_root, { version, faq }, context) => {
      await requireEntry(faq.id, context);
      return context.desk.entries.saveFaq(version, inputs.faqEntry(faq));
    },
    savePlan: async (_root, { version, plan }, context) => {
      await requireEntry(plan.id, context);
      return context.desk.entries.savePlan(version, inputs.planEntry(plan));
    },
    saveInternshipSubject: async (_root, { version, subject }, context) => {
      await requireEntry(subject.id, context);
      return context.desk.entries.saveSubject(version, inputs.subjectEntry(subject));
    },
    saveInternshipTopic: async (_root, { version, topic }, context) => {
      await requireEntry(topic.id, context);
      return context.desk.entries.saveTopic(version, inputs.topicEntry(topic));
    },
    saveEbook: async (_root, { version, ebook }, context) => {
      await requireEntry(ebook.id, context);
      return context.desk.entries.saveEbook(version, inputs.ebookEntry(ebook));
    },
    moveEntry: async (_root, { kind, id, after }, context) => {
      await requireEntry(id, context);
      if (after != null && !ENTRY_ID.test(after)) throw badInput('after', deskMessages.badEntryId());
      await context.desk.entries.move(kind, id, after ?? null);
      return true;
    },
    removeEntry: async (_root, { kind, id, version }, context) => {
      await requireEntry(id, context);
      await context.desk.entries.remove(kind, id, version);
      return true;
    },
    orderEntries: async (_root, { kind, ids }, context) => {
      await requireDesk(context);
      if (ids.length === 0 || ids.length > MAX_IDS || !ids.every((id) => ENTRY_ID.test(id))) {
        throw badInput('ids', deskMessages.badIds({ max: MAX_IDS }));
      }
      await context.desk.entries.order(kind, ids);
      return true;
    },
  },
};
