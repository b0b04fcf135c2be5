import { Button } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../../../components/toast.ts';
import { confirmClasses } from '../../../../studio/confirm/index.ts';
import { t } from '../../messages/index.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { ReviewedArticleFragment } from './article-review.generated.ts';
import type { Action } from './calls.ts';
import classes from './Draft.module.css';

const BUTTONS = {
  APPROVE: 'desk.draftApprove',
  RETURN: 'desk.draftReturn',
  SUBMIT: 'desk.draftSubmit',
  UNDO: 'desk.draftUndo',
} as const satisfies Record<Action, string>;
/** Never both at once. */
const MAIN: readonly Action[] = ['SUBMIT', 'APPROVE'];
const ALL = Object.keys(BUTTONS) as Action[];

type Props = {
  article: ReviewedArticleFragment;
  /** After a change. False: the article is gone with it. */
  onDone: (action: Action, isThere: boolean) => void;
  /** Somebody was there first: fetches the article as it is now. */
  onStale: () => Promise<unknown>;
};

/** What the caller may do with an article now, and why approval is not among it. */
export function ArticleActions({ article, onDone, onStale }: Props) {
  const { status, may, lacks } = article;
  const [open, setOpen] = useState<Action>();
  const [isStale, setIsStale] = useState(false);
  const isOwn = status === 'IN_REVIEW' && may.includes('RETURN') && !may.includes('APPROVE') && lacks.length === 0;
  const offered = ALL.filter((action) => may.includes(action));
  return (
    <section aria-label={t('desk.draftActions')} className={classes.actions}>
      {isStale && (
        <p role="alert" className={confirmClasses.problem}>
          {t('desk.draftStale')}
        </p>
      )}
      {isOwn && <p className={classes.note}>{t('desk.draftOwn')}</p>}
      <div className={confirmClasses.buttons}>
        {offered.map((action) => (
          <Button key={action} variant={MAIN.includes(action) ? 'filled' : 'default'} onClick={() => setOpen(action)}>
            {t(BUTTONS[action])}
          </Button>
        ))}
      </div>
      {open && (
        <ActionDialog
          action={open}
          article={article}
          onClose={() => setOpen(undefined)}
          onDone={(isThere) => {
            setOpen(undefined);
            setIsStale(false);
            void toast(t('desk.draftDone', { action: open }), 'success');
            onDone(open, isThere);
          }}
          onStale={async () => {
            await onStale();
            setOpen(undefined);
            setIsStale(true);
          }}
        />
      )}
    </section>
  );
}
