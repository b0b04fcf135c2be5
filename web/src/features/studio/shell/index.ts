export { moment } from '../moment.ts';
export { paths, personPath, reportedPath, studioQuestionPath } from '../pages.ts';
export { when } from '../when.ts';
export { NoRole, StudioPage } from './StudioPage.tsx';
export { StudioSkeleton } from './StudioSkeleton.tsx';
export { useWaitingOrders, WaitingOrders } from './waiting/WaitingOrders.tsx';
export { hasAll, useHasDesk, useMay, useStudioViewer } from './viewer.ts';
