import type { TestCall } from '../../testing/test-call.ts';

export const calls: TestCall[] = [{ call: 'GET /openapi.json', answers: { openapi: '3.1.0' }, path: '/openapi.json' }];
