export { reportRow } from './rows.ts';
