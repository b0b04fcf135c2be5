import { perFolder } from './per-folder.ts';
import type { TestCall } from './test-call.ts';

export type { TestCall } from './test-call.ts';

/** All calls, of each feature's testing/calls.ts. A test compares them with the contract and the sources. */
export const CALLS = (await perFolder<{ calls: TestCall[] }>('calls')).flatMap(({ calls }) => calls);
