export { reportsOf } from './store.ts';
