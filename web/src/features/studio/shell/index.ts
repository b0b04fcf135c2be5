export { moment } from '../moment.ts';
export { importPath, paths, personPath, reportedPath, studioQuestionPath } from '../pages.ts';
export { when } from '../when.ts';
export { NoRole, StudioPage } from './StudioPage.tsx';
export { StudioSkeleton } from './StudioSkeleton.tsx';
export { countAgain, useWaiting } from './waiting/waiting.ts';
export { WaitingCount } from './waiting/WaitingCount.tsx';
export { hasAll, useHasDesk, useMay, useStudioViewer } from './viewer.ts';
