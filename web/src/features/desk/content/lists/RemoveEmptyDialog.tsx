import { useEffect, useState } from 'react';
import { toast } from '../../../../components/toast.ts';
import type { QuestionListKind } from '../../../../graphql.generated.ts';
import { ConfirmDialog, useOnce } from '../../../studio/confirm/index.ts';
import { t } from '../messages/index.ts';
import classes from './Lists.module.css';
import {
  useRemoveEmptyQuestionListsMutation,
  type RemoveEmptyQuestionListsMutation,
} from './question-lists.generated.ts';

type Props = { kind: QuestionListKind; onClose: () => void; onDone: () => void };
type Removed = RemoveEmptyQuestionListsMutation['removeEmptyQuestionLists'];

/** Names those that would go, of all subjects. */
export function RemoveEmptyDialog({ kind, onClose, onDone }: Props) {
  const [removed, setRemoved] = useState<Removed>();
  const once = useOnce();
  const [remove] = useRemoveEmptyQuestionListsMutation();
  const send = async (dryRun: boolean) =>
    (await remove({ variables: { kind, dryRun } })).data!.removeEmptyQuestionLists;
  const look = () => once.run(async () => setRemoved(await send(true)));
  // Once, on opening.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => void look(), []);
  const confirm = () =>
    once.run(async () => {
      const { total } = await send(false);
      void toast(t('desk.contentEmptyRemoved', { kind, count: total }), 'success');
      onDone();
    });
  const rest = removed ? removed.total - removed.lists.length : 0;
  return (
    <ConfirmDialog
      title={t('desk.contentRemoveEmpty', { kind })}
      press={t(removed ? 'desk.contentRemoveThem' : 'desk.contentNext')}
      isIdle={removed?.total === 0}
      once={once}
      onConfirm={() => void (removed ? confirm() : look())}
      onClose={onClose}
    >
      <p role="status">{removed && t('desk.contentEmptyEffect', { kind, count: removed.total })}</p>
      {removed && removed.total > 0 && (
        // A long list scrolls by keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul className={classes.empties} tabIndex={0} aria-label={t('desk.contentKind', { kind })}>
          {removed.lists.map(({ subjectKey, board, name }) => (
            <li key={`${board} ${subjectKey} ${name}`}>
              {name} <small>{(board ?? '') + subjectKey}</small>
            </li>
          ))}
          {rest > 0 && <li>{t('desk.contentAndMore', { count: rest })}</li>}
        </ul>
      )}
    </ConfirmDialog>
  );
}
