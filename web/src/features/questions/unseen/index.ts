export { drawUnseen } from './draw-unseen.ts';
