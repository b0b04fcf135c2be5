export { OrderScreens } from './OrderScreens.tsx';
export { OrderWay } from './way/OrderWay.tsx';
