import { useState } from 'react';
import { t } from '../../messages/index.ts';
import { History } from '../../reviews/history/History.tsx';
import type { QuestionHistoryFragment } from '../../reviews/history/question-history.generated.ts';
import classes from './Past.module.css';

/** What was done with the question, once it is asked for. */
export function Past({ past }: { past: QuestionHistoryFragment }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={classes.past} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('studio.showHistory')}</summary>
      {isOpen && <History question={past} />}
    </details>
  );
}
