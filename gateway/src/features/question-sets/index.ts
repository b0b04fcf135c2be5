export { questionSetCards } from './cards.ts';
