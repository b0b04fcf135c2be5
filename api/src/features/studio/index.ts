export { MIN_OTHERS, MIN_READERS } from './analysis.ts';
