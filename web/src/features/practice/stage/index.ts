export { Stage } from './Stage.tsx';
export { turnSwipe, useSwipeSetting } from './swipe.ts';
