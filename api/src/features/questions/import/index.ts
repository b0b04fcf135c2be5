export { damageOf } from './damaged/damaged-text.ts';
export { nameLoss } from './markup-losses.ts';
export { normaliseText } from './normalise.ts';
