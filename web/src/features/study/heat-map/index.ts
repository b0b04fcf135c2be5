export { HeatMap } from './HeatMap.tsx';
