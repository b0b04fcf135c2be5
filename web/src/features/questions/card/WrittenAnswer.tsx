import { useEffect, useId, useRef } from 'react';
import { t } from '../messages/index.ts';
import classes from './SaqQuestion.module.css';
import { readWritten, writeWritten } from './written-answers.ts';

const MAX_LENGTH = 5000;

/** What the reader writes before looking at the model points. It stays on the device. */
export function WrittenAnswer({ questionId, label }: { questionId: string; label: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  // The server, and so hydration, knows of none.
  useEffect(() => {
    if (field.current && !field.current.value) field.current.value = readWritten(questionId, label);
  }, [questionId, label]);
  return (
    <details className={classes.written}>
      <summary>{t('questions.write')}</summary>
      <label htmlFor={id}>{t('questions.writtenAnswer', { part: label })}</label>
      <textarea
        id={id}
        ref={field}
        rows={4}
        maxLength={MAX_LENGTH}
        onChange={({ currentTarget }) => writeWritten(questionId, label, currentTarget.value)}
      />
    </details>
  );
}
