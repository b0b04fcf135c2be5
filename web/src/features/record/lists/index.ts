export { OwnPractice } from './OwnPractice.tsx';
export { OwnQuestionRow } from './OwnQuestionRow.tsx';
