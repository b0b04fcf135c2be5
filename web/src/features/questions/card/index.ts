export { SbaOptions } from './SbaOptions.tsx';
export { Statement } from './Statement.tsx';
export { WrittenAnswer } from './WrittenAnswer.tsx';
export { Pictures } from './Pictures.tsx';
export { QuestionCard } from './QuestionCard.tsx';
