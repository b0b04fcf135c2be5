export { readPlan } from './plans.ts';
