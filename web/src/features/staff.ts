import { desk } from './desk/staff.ts';
import { exchange } from './exchange/staff.ts';
import { studio } from './studio/staff.ts';
import type { StaffFeature } from './feature.ts';

/** Every feature for people with a role. */
export const staffFeatures: readonly StaffFeature[] = [studio, exchange, desk];
