export { BulkBar } from './BulkBar.tsx';
