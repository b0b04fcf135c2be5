import type { QuestionCardFragment } from '../features/questions/card/question.generated.ts';
import type { QuestionListFragment } from '../features/questions/list/question-list.generated.ts';

const LETTERS = 'ABCDE';
type Typed<T> = T & { __typename: string };

const option = (index: number, text: string, correct: boolean): Typed<QuestionCardFragment['options'][number]> => ({
  __typename: 'QuestionOption',
  key: LETTERS[index]!,
  text,
  correct,
  reason: `Reason ${LETTERS[index]}`,
});

const part = { __typename: 'QuestionPart' };

const blank = {
  __typename: 'Question' as const,
  options: [],
  parts: [],
  explanation: 'Because <em>of this</em>.',
  explanationBn: null,
  takeAway: 'Remember this line.',
  references: ["Snell's Clinical Anatomy by Regions, 10th ed., Upper limb"],
  appearances: [{ __typename: 'Appearance' as const, board: 'DHK', year: 2024, sitting: 'May' }],
  origin: null,
  media: [],
  notice: null,
};

/** C is right. */
export const sba = (id = 'sba'): QuestionCardFragment => ({
  ...blank,
  id,
  ref: 'ANAT-000001',
  type: 'SBA',
  stem: 'Which nerve is injured?',
  options: ['Axillary', 'Median', 'Radial', 'Ulnar', 'Musculocutaneous'].map((text, index) =>
    option(index, text, index === 2),
  ),
});

/** A, B and D are true. */
export const mtf = (id = 'mtf'): QuestionCardFragment => ({
  ...blank,
  id,
  ref: 'PHYS-000002',
  type: 'MTF',
  stem: 'Hypokalaemia occurs in',
  options: ['vomiting', 'Cushing syndrome', 'Addison disease', 'diarrhoea', 'crush injury'].map((text, index) =>
    option(index, text, [0, 1, 3].includes(index)),
  ),
});

export const saq = (id = 'saq'): QuestionCardFragment => ({
  ...blank,
  id,
  ref: 'SURG-000003',
  type: 'SAQ',
  stem: 'Regarding the brachial plexus:',
  parts: [
    { ...part, label: 'a', text: 'Name its roots.', marks: 2, points: ['C5 to C8', 'T1'], weights: null },
    { ...part, label: 'b', text: 'Name its trunks.', marks: 1.5, points: ['Upper, middle, lower'], weights: null },
  ],
});

/** A page of a list of `length` questions; without access, questions after the 20th are locked. */
export function listPage(length: number, { page = 1, from = 1, to = length, fullAccess = false } = {}) {
  const end = Math.min(to, length);
  const total = end - from + 1;
  const first = from + (page - 1) * 20;
  const last = Math.min(first + 19, end, fullAccess ? end : 20);
  return {
    __typename: 'QuestionPage',
    unreadable: 0,
    questions: Array.from({ length: last - first + 1 }, (_, index) => sba(`q${first + index}`)),
    pagination: {
      __typename: 'Pagination',
      page,
      total,
      tabs: Array.from({ length: Math.ceil(total / 20) }, (_, index) => ({
        __typename: 'PageTab',
        page: index + 1,
        label: `${from + index * 20}-${Math.min(from + index * 20 + 19, end)}`,
        locked: !fullAccess && index > 0,
      })),
    },
  } as QuestionListFragment;
}
