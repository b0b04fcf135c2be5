import type { KindName } from './kinds/names.ts';
import { PROF_MARKS, type RuleMarks } from './prof-marks.ts';

export type RuleComponent = { id: string; name: string; kinds: readonly KindName[]; passShare: number };

/** A scoring rule. Marks and `passShare` are in thousandths, times in seconds. */
export type ScoringRule = RuleMarks & {
  id: 'PROF' | 'FCPS' | 'RESIDENCY';
  name: string;
  passShare: number;
  /** The parts that must each be passed. Every kind of question belongs to one. */
  components: readonly RuleComponent[];
  /** Of an MTF or SBA, and of each mark of an SAQ. */
  secondsPerQuestion: number;
  secondsPerMark: number;
};

// 20 questions in 30 minutes, and 70 marks of short answers in 150.
const PROF_PACE = { secondsPerQuestion: 90, secondsPerMark: 129 };

/** Blank statements get no marks. With negative marking a question may go below 0, a whole paper not. */
const PROF: ScoringRule = {
  id: 'PROF',
  name: 'Professional examination',
  ...PROF_MARKS,
  passShare: 600,
  components: [{ id: 'WRITTEN', name: 'Written', kinds: ['MTF', 'SBA', 'SAQ'], passShare: 600 }],
  ...PROF_PACE,
};

/** Of an examination without short answers, so that practising some decides nothing about the rest. */
const multipleChoice = (passShare: number): readonly RuleComponent[] => [
  { id: 'MCQ', name: 'Multiple choice', kinds: ['MTF', 'SBA'], passShare },
  { id: 'SAQ', name: 'Short answers', kinds: ['SAQ'], passShare },
];

export const SCORING_RULES: readonly ScoringRule[] = [
  PROF,
  // 50 questions in two hours.
  {
    ...PROF,
    id: 'FCPS',
    name: 'FCPS Part I',
    sbaRight: 2000,
    statementRight: 400,
    passShare: 700,
    components: multipleChoice(700),
    secondsPerQuestion: 144,
  },
  // 200 questions in three hours. Negative marks for statements only.
  {
    ...PROF,
    id: 'RESIDENCY',
    name: 'Residency entrance',
    statementWrong: -50,
    components: multipleChoice(600),
    secondsPerQuestion: 54,
  },
];

export const findRule = (id: string) => SCORING_RULES.find((rule) => rule.id === id);
