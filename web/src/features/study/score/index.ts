export { NumberGrid } from './NumberGrid.tsx';
