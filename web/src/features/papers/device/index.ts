export { forgetPapers, forgetSentPapers, listStoredPapers } from './sheets.ts';
export { syncPapers } from './sync.ts';
