export { BoardPage } from './BoardPage.tsx';
export { BoardsPage } from './BoardsPage.tsx';
export { ProfPage } from './ProfPage.tsx';
export { SubjectPage } from '../subject/SubjectPage.tsx';
