import { sbaRow } from './rows.ts';

export const reportRow = (fields: object = {}) => ({
  _id: '9',
  question_id: '1042',
  ref: 'ANAT-000123',
  kind: 'WRONG_KEY',
  text: 'It is B',
  state: 'OPEN',
  answer: null,
  created_at: '2026-11-22T09:30:00.000Z',
  answered_at: null,
  ...fields,
});

const draftRow = (fields: object = {}) => {
  const { _id, ref: _ref, ...draft } = sbaRow();
  return { ...draft, prof: '_1', subject: 'ANAT', chapter: 'Thorax', ...fields };
};

/** A question of the studio as a list has it. */
export const studioRow = (fields: object = {}, draft: object = {}) => ({
  _id: '1042',
  ref: 'ANAT-000123',
  status: 'DRAFT',
  version: 3,
  retired: false,
  author: 'Rahima Begum',
  is_mine: true,
  co_authors: [{ user_id: 'KARIM', name: 'Karim Ahmed' }],
  changed_at: '2026-11-22T09:30:00.000Z',
  draft: draftRow(draft),
  missing: ['a reference to read it up in'],
  warnings: ['It resembles ANAT-000009.'],
  may: ['SAVE', 'UNDO'],
  ...fields,
});

export const batchRow = (fields: object = {}) => ({
  _id: '9',
  file: 'cardiology.xlsx',
  by: 'Rahima Begum',
  is_mine: false,
  at: '2026-11-22T09:30:00.000Z',
  state: 'DRAFTS',
  added: 3,
  changed: 1,
  refused: 0,
  drafts: 4,
  waiting: 4,
  edited_since: 0,
  effect: { removed: 4, hidden: 0, restored: 0 },
  may: ['APPROVE', 'TAKE_BACK'],
  ...fields,
});

/** The same by itself. */
export const wholeRow = (fields: object = {}, draft: object = {}) => ({
  ...studioRow({}, draft),
  published: sbaRow({ stem: 'As readers see it' }),
  history: [
    {
      version: 3,
      at: '2026-11-22T09:30:00.000Z',
      by: 'Rahima Begum',
      what: 'SAVED',
      comment: null,
      changes: [{ field: 'stem', from: 'As readers see it', to: 'Changed' }],
    },
  ],
  reports: [reportRow()],
  analysis: {
    answered: 30,
    facility: 0.5,
    discrimination: -0.2,
    option_shares: [{ key: 'A', share: 0.6 }],
    suspect_keys: ['A'],
  },
  ...fields,
});

export const personRow = (fields: object = {}) => ({
  user_id: 'KARIM',
  name: 'Karim Ahmed',
  email: 'karim@example.com',
  role: 'AUTHOR',
  ...fields,
});

export const authorRow = () => ({ user_id: 'KARIM', name: 'Karim Ahmed' });

export const viewRow = () => ({
  _id: '7',
  name: 'Hard ones',
  filter: { status: 'PUBLISHED', mine: false, facility_below: 0.3, changed_from: '2026-11-01' },
});
