import { typed, type LocalAnswers } from '../../apollo/local-answers.ts';
import { localSubjects } from '../internship/index.ts';
import { loadPackContent } from '../packs/index.ts';
import type { HomeQuery } from './home.generated.ts';

/** What is on this device. Other parts are left out, as no error can be mended here. */
async function readHome(): Promise<HomeQuery> {
  const { readBoards } = await loadPackContent();
  return {
    home: typed('Home', {
      banners: [],
      boards: (await readBoards()).map((board) => typed('Board', board)),
      questionSets: [],
      internshipSubjects: await localSubjects(),
      ebooks: [],
      plans: [],
      faqs: [],
    }),
  };
}

export const homeAnswers = { Home: readHome } satisfies LocalAnswers;
