export { FieldDiffs } from './diff/FieldDiffs.tsx';
export { History } from './history/History.tsx';
