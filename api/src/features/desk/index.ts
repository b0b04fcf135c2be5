export { recordDeskCalls } from './record.ts';
