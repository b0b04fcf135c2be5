import { lazy, Suspense, useState } from 'react';
import { t } from '../messages/index.ts';
import classes from './SaqQuestion.module.css';

const WrittenField = lazy(async () => ({ default: (await import('./written/WrittenField.tsx')).WrittenField }));

type Props = { questionId: string; label: string; onWrite?: () => void };

/** What the reader writes before looking at the model points. It stays on the device. */
export function WrittenAnswer(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={classes.written} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('questions.write')}</summary>
      {isOpen && (
        <Suspense>
          <WrittenField {...props} />
        </Suspense>
      )}
    </details>
  );
}
