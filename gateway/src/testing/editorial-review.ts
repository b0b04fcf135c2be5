import { studioRow } from './studio.ts';

export const TOKEN = 'Ab3_-'.padEnd(32, 'x');

export const draftReviewRow = (fields: object = {}) => ({
  _id: '1042',
  may_comment: true,
  place: {
    prof: '_1',
    subject: 'ANAT',
    chapter: 'Thorx',
    topic: 'Heart',
    new_chapter: true,
    new_topic: false,
    like_chapters: ['Thorax'],
    like_topics: [],
  },
  comments: [
    {
      _id: '5',
      parent: null,
      field: 'options.2',
      text: 'Is that the left one?',
      by: 'Karim Ahmed',
      is_expert: false,
      is_mine: false,
      at: '2026-11-22T09:30:00.000Z',
      resolved_at: null,
      resolved_by: null,
      may_resolve: true,
    },
  ],
  reviewers: [{ user_id: 'KARIM', name: 'Karim Ahmed' }],
  expert_links: [
    {
      _id: '3',
      by: 'Karim Ahmed',
      made_at: '2026-11-22T09:30:00.000Z',
      expires_at: '2026-11-29T09:30:00.000Z',
      state: 'OPEN',
    },
  ],
  ...fields,
});

export const expertDraftRow = (fields: object = {}) => ({
  state: 'OPEN',
  expires_at: '2026-11-29T09:30:00.000Z',
  ref: 'ANAT-000123',
  draft: studioRow().draft,
  comments: [{ _id: '6', field: 'stem', text: 'Name the side.', name: 'Dr Karim', at: '2026-11-23T09:30:00.000Z' }],
  ...fields,
});
