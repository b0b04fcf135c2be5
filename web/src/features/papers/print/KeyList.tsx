import { hasStatements } from 'question/kinds/names.ts';
import { RichText } from '../../../components/RichText.tsx';
import type { SheetItem } from '../device/stored-paper.ts';
import { t } from '../messages/index.ts';
import classes from './Print.module.css';

type Question = NonNullable<SheetItem['question']>;

/** The key of each question with its explanation. */
export const KeyList = ({ items }: { items: readonly SheetItem[] }) => (
  <ol className={classes.key}>
    {items.map(
      ({ number, question }) =>
        question && (
          <li key={number} value={number}>
            <p>
              <b>{answerOf(question)}</b>
            </p>
            <ul>
              {question.options
                .filter(({ reason }) => reason)
                .map(({ key, reason }) => (
                  <li key={key}>
                    <b>{key}</b>
                    <span>
                      <RichText inline html={reason!} />
                    </span>
                  </li>
                ))}
              {question.parts.map(({ label, points }) => (
                <li key={label}>
                  <b>{label}</b>
                  <span>{points.join('; ')}</span>
                </li>
              ))}
            </ul>
          </li>
        ),
    )}
  </ol>
);

function answerOf({ type, options }: Question): string {
  if (!hasStatements(type)) return options.flatMap(({ key, correct }) => (correct ? [key] : [])).join(', ');
  const letter = (correct: boolean) => t(correct ? 'papers.trueLetter' : 'papers.falseLetter');
  return options.map(({ key, correct }) => `${key} ${letter(correct)}`).join('   ');
}
