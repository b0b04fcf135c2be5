import { typed, type LocalAnswers } from '../../apollo/local-answers.ts';
import { storedFeatures } from '../../apollo/stored-features.ts';
import { loadPackContent } from '../packs/index.ts';
import type { PracticeSubjectsQuery } from './hub/practice-subjects.generated.ts';

async function readSubjects(): Promise<PracticeSubjectsQuery> {
  const { readBoards } = await loadPackContent();
  return {
    features: storedFeatures(),
    boards: (await readBoards()).map((board) => typed('Board', board)),
    // Packs have no question sets.
    professionalYears: [],
  };
}

export const practiceAnswers = { PracticeSubjects: readSubjects } satisfies LocalAnswers;
