import { badInput } from '../../../graphql/errors.ts';
import type { Resolvers } from '../../../resolvers.generated.ts';
import { deskMessages } from '../messages.ts';
import { rowConnection } from '../pages.ts';
import { withDesk } from '../require-desk.ts';
import { ENTRY_ID } from './entries-api.ts';
import * as inputs from './entry-inputs.ts';
import type { DeskEbookRow } from './entry-rows.ts';

const MAX_IDS = 500;

export const entryResolvers: Resolvers = {
  Desk: {
    banners: (_desk, _args, { desk }) => desk.entries.banners(),
    faqs: (_desk, _args, { desk }) => desk.entries.faqs(),
    plans: (_desk, _args, { desk }) => desk.entries.plans(),
    internshipSubjects: (_desk, _args, { desk }) => desk.entries.subjects(),
    internshipTopics: (_desk, { subject }, { desk }) => (ENTRY_ID.test(subject) ? desk.entries.topics(subject) : []),
    ebooks: (_desk, args, { desk }) => desk.entries.ebooks(args),
    ebook: (_desk, { id }, { desk }) => desk.entries.ebook(id),
    internshipTopic: (_desk, { id }, { desk }) => desk.entries.topic(id),
  },

  DeskEbookConnection: rowConnection<DeskEbookRow>(({ id }) => id),

  Mutation: withDesk({
    saveBanner: (_root, { version, banner }, { desk }) => desk.entries.saveBanner(version, inputs.bannerEntry(banner)),
    saveFaq: (_root, { version, faq }, { desk }) => desk.entries.saveFaq(version, inputs.faqEntry(faq)),
    savePlan: (_root, { version, plan }, { desk }) => desk.entries.savePlan(version, inputs.planEntry(plan)),
    saveInternshipSubject: (_root, { version, subject }, { desk }) =>
      desk.entries.saveSubject(version, inputs.subjectEntry(subject)),
    saveInternshipTopic: (_root, { version, topic }, { desk }) =>
      desk.entries.saveTopic(version, inputs.topicEntry(topic)),
    saveEbook: (_root, { version, ebook }, { desk }) => desk.entries.saveEbook(version, inputs.ebookEntry(ebook)),
    moveEntry: async (_root, { kind, id, after }, { desk }) => {
      await desk.entries.move(kind, id, after);
      return true;
    },
    removeEntry: async (_root, { kind, id, version }, { desk }) => {
      await desk.entries.remove(kind, id, version);
      return true;
    },
    orderEntries: async (_root, { kind, ids }, { desk }) => {
      if (ids.length === 0 || ids.length > MAX_IDS || !ids.every((id) => ENTRY_ID.test(id))) {
        throw badInput('ids', deskMessages.badIds({ max: MAX_IDS }));
      }
      await desk.entries.order(kind, ids);
      return true;
    },
  }),
};
