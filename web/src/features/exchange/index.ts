export { exchange } from './staff.ts';
