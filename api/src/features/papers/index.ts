export { finishOverdue } from './finish.ts';
