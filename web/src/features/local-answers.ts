import type { LocalAnswers } from '../apollo/local-answers.ts';
import { homeAnswers } from './home/local-answers.ts';
import { internshipAnswers } from './internship/local-answers.ts';
import { papersAnswers } from './papers/local-answers.ts';
import { practiceAnswers } from './practice/local-answers.ts';
import { questionsAnswers } from './questions/local-answers.ts';
import { reviewAnswers } from './review/local-answers.ts';
import { searchAnswers } from './search/local-answers.ts';
import { studyAnswers } from './study/local-answers.ts';

/** What each feature answers from this device. In no feature.ts, as its code would load with every page. */
export const localAnswers: LocalAnswers = {
  ...homeAnswers,
  ...questionsAnswers,
  ...internshipAnswers,
  ...reviewAnswers,
  ...searchAnswers,
  ...practiceAnswers,
  ...papersAnswers,
  ...studyAnswers,
};
