export { StartButton } from './StartButton.tsx';
export { StartProblem } from './StartProblem.tsx';
export { useStartPaper } from './useStartPaper.ts';
