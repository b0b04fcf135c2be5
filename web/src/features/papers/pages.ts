export { NewPaperPage } from './make/NewPaperPage.tsx';
export { PapersPage } from './list/PapersPage.tsx';
export { PaperPage } from './PaperPage.tsx';
export { PrintPage } from './print/PrintPage.tsx';
