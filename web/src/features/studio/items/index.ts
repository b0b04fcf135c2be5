export { ItemsField } from './ItemsField.tsx';
