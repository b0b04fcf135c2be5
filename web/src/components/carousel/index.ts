export { Carousel } from './Carousel.tsx';
export { RowSkeleton } from './RowSkeleton.tsx';
