export { ChaptersPage } from './ChaptersPage.tsx';
export { SubjectsPage } from './SubjectsPage.tsx';
export { YearsPage } from './YearsPage.tsx';
