import { batchRow, studioRow } from '../../../testing/studio.ts';
import { mutation, type TestCall } from '../../../testing/test-call.ts';

const answers = { import: batchRow() };
const ofStudio = (fields: string) => `{ part: studio { ${fields} } }`;

const step = (name: string, field: string): TestCall => ({
  call: `POST /studio/imports/*/${name}`,
  at: `/studio/imports/9/${name}`,
  answers,
  query: mutation(`${field}(id: "9") { id }`),
  follows: true,
  nullsAll: true,
});

export const calls: TestCall[] = [
  {
    call: 'GET /studio/imports',
    answers: { imports: [{ cursor: '9', import: batchRow() }], total: 1, next: null },
    query: ofStudio('imports { total }'),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'GET /studio/imports/*',
    at: '/studio/imports/9',
    answers,
    query: ofStudio('import(id: "9") { state }'),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'GET /studio/imports/*/questions',
    at: '/studio/imports/9/questions',
    answers: { questions: [{ cursor: '0-1042', question: studioRow() }], total: 1, next: null },
    query: ofStudio('import(id: "9") { questions { total } }'),
    follows: true,
    nullsAll: true,
  },
  step('approve', 'approveImport'),
  step('take-back', 'takeBackImport'),
];
