import { useDeferredValue, useMemo, useState } from 'react';
import { QuestionCard } from '../../../questions/card/index.ts';
import type { StudioChoicesQuery } from '../../choices/choices.generated.ts';
import { t } from '../../messages/index.ts';
import { previewOf } from '../../pictures/index.ts';
import { letter, toInput, type Form } from '../draft/form.ts';
import classes from './Preview.module.css';

type Question = Parameters<typeof QuestionCard>[0]['question'];
type Answering = Pick<Parameters<typeof QuestionCard>[0], 'answer' | 'reveal'>;

const START: Answering = { answer: {}, reveal: false };

type Props = { form: Form; questionRef: string; choices: StudioChoicesQuery | undefined };

/** The reader's own card, to be answered as readers do. */
export function Preview({ form, questionRef, choices }: Props) {
  const shown = useDeferredValue(form);
  const question = useMemo(() => toQuestion(shown, questionRef), [shown, questionRef]);
  const boardNames = useMemo(() => new Map(choices?.boards.map(({ code, name }) => [code, name])), [choices]);
  const [{ answer, reveal }, setAnswering] = useState(START);
  return (
    <section id="preview" tabIndex={-1} className={classes.preview} aria-labelledby="preview-heading">
      <h2 id="preview-heading" className={classes.heading}>
        {t('studio.preview')}
      </h2>
      <QuestionCard
        // Another type is answered in another way.
        key={shown.type}
        question={question}
        place={1}
        boardNames={boardNames}
        answer={answer}
        reveal={reveal}
        onAnswer={(next) => setAnswering((before) => ({ answer: next, reveal: next.saq ? before.reveal : false }))}
        onReveal={(next) => setAnswering((before) => ({ ...before, reveal: next }))}
      />
    </section>
  );
}

/** As readers get it: without what is not filled in. */
function toQuestion(form: Form, questionRef: string): Question {
  const {
    type,
    stem,
    options = [],
    parts = [],
    explanation,
    explanationBn,
    takeAway,
    references = [],
    appearances = [],
    ...rest
  } = toInput(form);
  const pictures = { media: previewOf(form.media) };
  return {
    id: 'preview',
    ref: questionRef,
    type,
    stem: stem || t('studio.noStem'),
    options: options.map(({ text, correct, reason }, index) => ({
      key: letter(index),
      text: text || t('studio.noOptionText'),
      correct: correct ?? false,
      reason: reason ?? null,
    })),
    parts: parts.map(({ label, text, marks, points = [], weights }) => ({
      label,
      text,
      marks,
      points,
      weights: weights ?? null,
    })),
    explanation: explanation ?? null,
    explanationBn: explanationBn ?? null,
    takeAway: takeAway ?? null,
    references: [...new Set(references)],
    appearances: appearances.map(({ board, year, sitting }) => ({ board, year, sitting: sitting ?? null })),
    origin: rest.origin ?? null,
    notice: null,
    ...pictures,
  };
}
