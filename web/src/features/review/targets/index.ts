export { ItemTarget } from './ItemTarget.tsx';
export { OwnTargets } from './OwnTargets.tsx';
