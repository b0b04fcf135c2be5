import { createRequire } from 'node:module';
import { PAYLOADS } from './payloads.ts';

const require = createRequire(import.meta.url);
// DOMPurify's own corpus of what a sanitiser must withstand. The last release that still carried its tests is
// a dependency for that alone: none of its code is run.
const published = require('dompurify-expectations/test/fixtures/expect.js') as { payload: string }[];

/** Markup that must be inert wherever it is shown: what is published, and our own. */
export const VECTORS: readonly string[] = [...new Set([...published.map(({ payload }) => payload), ...PAYLOADS])];
