export { HomeDocument } from './home.generated.ts';
export { HomePage } from './HomePage.tsx';
