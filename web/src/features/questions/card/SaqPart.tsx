import { Button } from '@mantine/core';
import { RichText } from '../../../components/RichText.tsx';
import { t } from '../messages/index.ts';
import type { QuestionCardFragment } from './question.generated.ts';
import classes from './SaqQuestion.module.css';
import { useFocusWhen } from './useFocusWhen.ts';

type Props = { part: QuestionCardFragment['parts'][number]; shown: boolean; onShow: () => void };

/** One part of an SAQ: what is asked, what it earns, and the points of a model answer once asked for. */
export function SaqPart({ part: { label, text, marks, points }, shown, onShow }: Props) {
  const answer = useFocusWhen<HTMLDivElement>(shown);
  return (
    <li className={classes.part}>
      <span className={classes.label}>{label}</span>
      <div className={classes.asked}>
        <RichText inline html={text} />
        <span className={classes.marks}>{t('questions.marks', { count: marks })}</span>
      </div>
      {shown ? (
        <div
          role="group"
          className={classes.points}
          aria-label={t('questions.pointsOfPart', { part: label })}
          tabIndex={-1}
          ref={answer}
        >
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ) : (
        <Button
          variant="default"
          className={classes.show}
          onClick={onShow}
          aria-label={t('questions.showPointsOfPart', { part: label })}
        >
          {t('questions.showPoints')}
        </Button>
      )}
    </li>
  );
}
