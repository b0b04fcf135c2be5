export { nameLoss } from './markup-losses.ts';
export { normaliseText } from './normalise.ts';
