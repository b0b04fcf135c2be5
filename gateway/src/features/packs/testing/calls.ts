import type { TestCall } from '../../../testing/test-call.ts';
import { HASH, packRow, SPKI } from './rows.ts';

export const calls: TestCall[] = [
  {
    call: 'GET /packs',
    answers: { packs: [packRow()], key: SPKI },
    query: '{ part: packs { id } }',
    follows: true,
    nullsAll: true,
  },
  { call: 'GET /packs/*/manifest', at: '/packs/ANAT/manifest', answers: undefined, path: '/packs/ANAT/manifest' },
  { call: 'GET /packs/f/*', at: `/packs/f/${HASH}`, answers: undefined, path: `/packs/f/${HASH}` },
];
