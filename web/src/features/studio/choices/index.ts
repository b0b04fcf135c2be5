export { kindChoices } from './kinds.ts';
export { useAuthors } from './useAuthors.ts';
export { useStudioChoicesQuery, type StudioChoicesQuery } from './choices.generated.ts';
export { useExistingNamesQuery, type ExistingNamesQuery } from './topics.generated.ts';
