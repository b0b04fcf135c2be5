export { TopicQuestionsPage } from './TopicQuestionsPage.tsx';
export { YearQuestionsPage } from './YearQuestionsPage.tsx';
