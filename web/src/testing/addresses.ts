import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Address } from './address.ts';

const features = join(import.meta.dirname, '../features');
const modules = await Promise.all(
  globSync('*/testing/addresses.ts', { cwd: features })
    .sort()
    .map((file) => import(join(features, file)) as Promise<{ addresses: Address[]; notForVisitors?: string[] }>),
);

/** Addresses of every screen for visitors, and of states that look different: each feature's testing/addresses.ts. */
export const ADDRESSES = [...modules.flatMap(({ addresses }) => addresses), { path: '/nowhere', heading: /./ }];

/** Patterns of the other routes. */
export const NOT_FOR_VISITORS = modules.flatMap(({ notForVisitors = [] }) => notForVisitors);
