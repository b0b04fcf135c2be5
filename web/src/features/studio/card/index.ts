export { StudioCard } from './StudioCard.tsx';
