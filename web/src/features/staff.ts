import { desk } from './desk/feature.ts';
import { exchange } from './exchange/feature.ts';
import { studio } from './studio/feature.ts';
import type { StaffFeature } from './feature.ts';

/** Every feature for people with a role. */
export const staffFeatures: readonly StaffFeature[] = [studio, exchange, desk];
