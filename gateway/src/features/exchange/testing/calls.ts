import type { TestCall } from '../../../testing/test-call.ts';

export const calls: TestCall[] = [
  { call: 'POST /admin/questions/import', answers: undefined, path: '/exchange/import?format=csv', follows: true },
  {
    call: 'POST /admin/content/import',
    answers: undefined,
    path: '/exchange/content',
    json: { files: {}, pictures: {} },
    follows: true,
  },
  { call: 'POST /admin/content/pictures', answers: undefined, path: '/exchange/content/pictures', follows: true },
  { call: 'GET /admin/questions/export', answers: undefined, path: '/exchange/export?format=csv', follows: true },
  {
    call: 'GET /admin/questions/export/template',
    answers: undefined,
    path: '/exchange/template?format=csv',
    follows: true,
  },
  {
    call: 'GET /admin/figures/csv',
    answers: undefined,
    path: '/exchange/figures?report=sales&from=2026-11-01&to=2026-11-27',
    follows: true,
  },
  {
    call: 'GET /admin/events/csv',
    answers: undefined,
    path: '/exchange/log?action=purchase',
    follows: true,
  },
  {
    call: 'POST /admin/export',
    answers: undefined,
    path: '/exchange/database',
    json: { password: 's3cret-word' },
    follows: true,
  },
];
