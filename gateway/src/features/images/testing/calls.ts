import type { TestCall } from '../../../testing/test-call.ts';

export const calls: TestCall[] = [
  { call: 'GET /images/*', at: '/images/abc', answers: undefined, path: '/images/abc' },
  { call: 'POST /images', answers: { images: { _id: '31', public_id: 'abc' } }, path: '/images' },
];
