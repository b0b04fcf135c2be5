import { Button } from '@mantine/core';
import { useState } from 'react';
import { rows } from '../../../studio/paged/index.ts';
import { t } from '../messages/index.ts';
import { ChangeListDialog } from './ChangeListDialog.tsx';
import classes from './Lists.module.css';
import type { DeskQuestionListFragment } from './question-lists.generated.ts';
import type { ListFilters } from './useListFilters.ts';

type Props = {
  list: DeskQuestionListFragment;
  subject: Omit<ListFilters['filters'], 'text'>;
  onChange: () => Promise<unknown>;
};

export function ListRow({ list, subject, onChange }: Props) {
  const [action, setAction] = useState<'RENAME' | 'MERGE'>();
  const { name, boards, totalQuestions, hiddenQuestions } = list;
  return (
    <li className={`${rows.row} ${classes.row}`}>
      <div className={classes.what}>
        <p className={classes.name}>{name}</p>
        <p className={rows.facts}>
          <span>{t('studio.questionCount', { count: totalQuestions })}</span>
          {hiddenQuestions > 0 && <span>{t('desk.contentHiddenCount', { count: hiddenQuestions })}</span>}
          {boards.length > 0 && <span>{boards.join(', ')}</span>}
        </p>
      </div>
      <div className={classes.buttons}>
        <Button
          variant="default"
          aria-label={t('desk.contentRenameNamed', { name })}
          onClick={() => setAction('RENAME')}
        >
          {t('desk.contentRename')}
        </Button>
        <Button variant="default" aria-label={t('desk.contentMergeNamed', { name })} onClick={() => setAction('MERGE')}>
          {t('desk.contentMerge')}
        </Button>
      </div>
      {action && (
        <ChangeListDialog
          action={action}
          name={name}
          subject={subject}
          onClose={() => setAction(undefined)}
          onDone={() => {
            setAction(undefined);
            void onChange().catch(() => {});
          }}
        />
      )}
    </li>
  );
}
