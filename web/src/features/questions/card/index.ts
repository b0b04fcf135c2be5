export { SbaOptions } from './SbaOptions.tsx';
export { Statement } from './Statement.tsx';
export { WrittenAnswer } from './WrittenAnswer.tsx';
export { QuestionPictures } from './pictures/QuestionPictures.tsx';
export { QuestionCard } from './QuestionCard.tsx';
