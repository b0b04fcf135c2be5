import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { TestCall } from './test-call.ts';

export type { TestCall } from './test-call.ts';

const files = readdirSync(new URL('calls/', import.meta.url)).sort();
const modules = await Promise.all(
  files.map((file) => import(`./calls/${basename(file, '.ts')}.ts`) as Promise<{ calls: TestCall[] }>),
);

/** All calls, of each feature's file in calls/. A test compares them with the contract and the sources. */
export const CALLS = modules.flatMap(({ calls }) => calls);
