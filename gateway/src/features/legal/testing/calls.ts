import { mutation, type TestCall } from '../../../testing/test-call.ts';

const text = { id: 'terms', body: '<p>Ours</p>', updated_at: '2026-11-27T10:00:00.000Z' };

export const calls: TestCall[] = [
  {
    call: 'GET /content/legal',
    answers: { texts: [text] },
    query: '{ part: legalText(id: TERMS) { body } }',
    isPublic: true,
  },
  {
    call: 'PUT /admin/legal/*',
    at: '/admin/legal/terms',
    answers: { text },
    query: mutation('saveLegalText(id: TERMS, version: null, body: "<p>Ours</p>") { body }'),
    follows: true,
    nullsAll: true,
  },
];
