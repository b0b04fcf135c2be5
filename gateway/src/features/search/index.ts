export { searchForms } from './forms.ts';
