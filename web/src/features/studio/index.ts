export { noteRole } from './role-mark.ts';
export { STUDIO_PATH, studioQuestionPath } from './paths.ts';
export { StudioMenuItem } from './StudioMenuItem.tsx';

/** Asks what the studio lets the reader who has just signed in do, for the menu. */
export const refreshRole: (typeof import('./refresh-role.ts'))['refreshRole'] = async (client) =>
  (await import('./refresh-role.ts')).refreshRole(client);
