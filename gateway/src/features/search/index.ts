export { searchForms } from './parameter-forms.ts';
