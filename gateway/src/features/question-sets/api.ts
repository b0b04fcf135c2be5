import type { RestClient } from '../../rest/client.ts';
import { emptyOn404 } from '../../rest/not-found.ts';
import { path } from '../../rest/path.ts';
import { readQuestionPage, type PageArgs, type QuestionPageCaches } from '../questions/index.ts';
import { chapterList, type Chapter } from './rows.ts';

// Specification 9: the chapter fetch asks for all.
const ALL_CHAPTERS = 100_000;

export const questionSetsApi = (rest: RestClient, caches: QuestionPageCaches) => ({
  async chapters(prof: string, subject: { code: string; name: string }): Promise<Chapter[]> {
    const address = path`/bank/${subject.name}/chapter/${`${prof}-${subject.code}`}`;
    const rows = await emptyOn404(rest.getPublic(address, chapterList, { params: { limit: ALL_CHAPTERS } }));
    return rows.map((row) => ({ ...row, prof, subject: subject.code }));
  },

  chapterPage: (chapterId: string, args: PageArgs) =>
    readQuestionPage(rest, caches, path`/bank-filter/${chapterId}`, args),
});

export type QuestionSetsApi = ReturnType<typeof questionSetsApi>;
