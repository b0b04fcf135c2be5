export { readDays } from './planning.ts';
export { readPlan } from './plans.ts';
