export { PeopleOfDraft } from './PeopleOfDraft.tsx';
