export { damageOf } from './damaged/damaged-text.ts';
export { normaliseText } from './normalise.ts';
