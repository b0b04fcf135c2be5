export { RowTools } from './RowTools.tsx';
