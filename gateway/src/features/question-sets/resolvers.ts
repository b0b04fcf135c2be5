import type { Resolvers } from '../../resolvers.generated.ts';
import { checkPage, findSubject } from '../questions/index.ts';
import { isSegment } from '../../rest/path.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { questionSetCards } from './cards.ts';
import { parseChapterId, toChapterId } from './chapter-id.ts';

export const questionSetsResolvers: Resolvers = {
  Query: {
    questionSets: () => questionSetCards,
    chapters: (_root, { prof, subject }, { questionSets }) => {
      const found = findSubject(prof, subject);
      return found ? questionSets.chapters(prof, found.subject) : [];
    },
    chapter: async (_root, { id }, { questionSets }) => {
      const key = parseChapterId(id);
      const found = key && findSubject(key.prof, key.subject);
      if (!found) return null;
      const chapters = await questionSets.chapters(key.prof, found.subject);
      const { upstreamId } = key;
      const current = chapters.find((chapter) => chapter._id === upstreamId);
      return current ?? chapters.find((chapter) => chapter.former_ids.includes(upstreamId)) ?? null;
    },
  },

  Chapter: {
    id: ({ prof, subject, _id }) => toChapterId({ prof, subject, upstreamId: _id }),
    name: ({ chapter_name }) => chapter_name,
    totalQuestions: ({ total_question }) => total_question,
    questions: ({ _id }, args, { questionSets }) => {
      checkPage(args);
      if (!isSegment(_id)) throw new UpstreamError('', { detail: 'unexpected chapter: _id' });
      return questionSets.chapterPage(_id, args);
    },
  },
};
