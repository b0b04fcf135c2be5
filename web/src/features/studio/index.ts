import { lazy } from 'react';

export { STUDIO_PATH } from './paths.ts';
export { ScreenNeeds } from './screen-needs.ts';

/** Of the header: for signed-in people who have a role. */
export const StudioMenuItem = lazy(() => import('./menu/StudioMenuItem.tsx'));
