export { REPORTS_PATH } from './paths.ts';
export { ReportSlot } from './ReportSlot.tsx';
