import { lazy, Suspense, useState } from 'react';
import { t } from '../messages/index.ts';
import classes from './SaqQuestion.module.css';

const WrittenField = lazy(() => import('./written/WrittenField.tsx'));

export type WrittenAnswerProps = {
  label: string;
  /** Practice keeps one text per question. A paper keeps its own. */
  questionId?: string;
  own?: { text: string; onWrite: (text: string) => void };
};

/** What the reader writes before looking at the model points. It stays on the device. */
export function WrittenAnswer(props: WrittenAnswerProps) {
  const [isOpen, setIsOpen] = useState(!!props.own?.text);
  return (
    <details className={classes.written} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('questions.write')}</summary>
      {isOpen && (
        <Suspense>
          <WrittenField {...props} />
        </Suspense>
      )}
    </details>
  );
}
