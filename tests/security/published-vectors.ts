import { createRequire } from 'node:module';
import { PAYLOADS } from './payloads.ts';

const require = createRequire(import.meta.url);
// DOMPurify's test corpus. The last release that contained it is a dependency only for that; its code never runs.
const published = require('dompurify-expectations/test/fixtures/expect.js') as { payload: string }[];

/** Published vectors and our own. */
export const VECTORS: readonly string[] = [...new Set([...published.map(({ payload }) => payload), ...PAYLOADS])];
