export { recordActions } from './record.ts';
