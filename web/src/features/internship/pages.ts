export { ArticlePage } from './ArticlePage.tsx';
export { SubjectsPage } from './SubjectsPage.tsx';
export { SubTopicsPage } from './SubTopicsPage.tsx';
export { TopicsPage } from './TopicsPage.tsx';
