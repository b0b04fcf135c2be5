export { forgetPapers, forgetSentPapers } from './sheets.ts';
export { syncPapers } from './sync.ts';
