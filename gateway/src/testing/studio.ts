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
  changed_at: '2026-11-22T09:30:00.000Z',
  draft: draftRow(draft),
  missing: ['a reference to read it up in'],
  warnings: ['It resembles ANAT-000009.'],
  may: ['SAVE', 'UNDO'],
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
