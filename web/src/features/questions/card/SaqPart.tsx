import { Button } from '@mantine/core';
import { RichText } from '../../../components/RichText.tsx';
import { t } from '../messages/index.ts';
import type { QuestionCardFragment } from './question.generated.ts';
import classes from './SaqQuestion.module.css';
import { useFocusWhen } from './useFocusWhen.ts';

type Props = { part: QuestionCardFragment['parts'][number]; isRevealed: boolean; onShow: () => void };

export function SaqPart({ part: { label, text, marks, points }, isRevealed, onShow }: Props) {
  const modelAnswer = useFocusWhen<HTMLDivElement>(isRevealed);
  return (
    <li className={classes.part}>
      <span className={classes.label}>{label}</span>
      <div className={classes.prompt}>
        <RichText inline html={text} />
        <span className={classes.marks}>{t('questions.marks', { count: marks })}</span>
      </div>
      {isRevealed ? (
        <div
          role="group"
          className={classes.points}
          aria-label={t('questions.pointsOfPart', { part: label })}
          tabIndex={-1}
          ref={modelAnswer}
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
