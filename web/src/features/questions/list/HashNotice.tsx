import { LatePart } from '../../../components/LatePart.tsx';
import classes from './HashNotice.module.css';
import type { HashQuestion } from './useHashQuestion.ts';

const loadText = async () => (await import('./HashNoticeText.tsx')).HashNoticeText;

/** What became of a link to a question of another page. Few links lead there, so its text loads when one does. */
export function HashNotice({ question }: { question: HashQuestion | undefined }) {
  const text = question && <LatePart load={loadText} props={{ question }} />;
  if (question?.result === 'locked') return text;
  // Screen readers announce only changes of an element that exists.
  return (
    <p role="status" className={classes.status}>
      {text}
    </p>
  );
}
