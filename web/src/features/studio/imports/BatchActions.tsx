import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx';
import { useOnce } from '../confirm/index.ts';
import classes from './Imports.module.css';
import {
  type ImportBatchRowFragment,
  useApproveImportMutation,
  useTakeBackImportMutation,
} from './imports.generated.ts';
import { countAgain } from '../shell/index.ts';
import { t } from './messages/index.ts';

type Props = { batch: ImportBatchRowFragment; onDone: () => Promise<unknown> };

/** Approving an import as a whole, and taking it back. Each is confirmed in words. */
export function BatchActions({ batch, onDone }: Props) {
  const [asked, setAsked] = useState<'APPROVE' | 'TAKE_BACK'>();
  const [approve] = useApproveImportMutation(countAgain);
  const [takeBack] = useTakeBackImportMutation(countAgain);
  const once = useOnce();
  if (batch.may.length === 0) return null;
  const close = () => {
    once.setProblem(undefined);
    setAsked(undefined);
  };
  /** Returns how much is left. */
  const act = async () => {
    const variables = { id: batch.id };
    if (asked === 'APPROVE') return (await approve({ variables })).data?.approveImport.waiting ?? 0;
    const after = (await takeBack({ variables })).data?.takeBackImport;
    return !after || after.state === 'TAKEN_BACK'
      ? 0
      : after.effect.removed + after.effect.hidden + after.effect.restored;
  };
  const confirm = () =>
    void once.run(async () => {
      let [before, left] = [Infinity, Infinity];
      // A large import takes several calls, each of which goes on where the last stopped.
      do {
        before = left;
        left = await act();
      } while (left > 0 && left < before);
      await onDone();
      setAsked(undefined);
    });
  return (
    <div className={classes.actions}>
      {batch.may.includes('APPROVE') && <Button onClick={() => setAsked('APPROVE')}>{t('studio.approveAll')}</Button>}
      {batch.may.includes('TAKE_BACK') && (
        <Button variant="default" onClick={() => setAsked('TAKE_BACK')}>
          {t('studio.importTakeBack')}
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          title={t(asked === 'APPROVE' ? 'studio.approveImportTitle' : 'studio.takeBackTitle')}
          press={t(asked === 'APPROVE' ? 'studio.approveAll' : 'studio.importTakeBack')}
          once={once}
          onConfirm={confirm}
          onClose={close}
        >
          <ul>
            {(asked === 'APPROVE' ? approvalFacts(batch) : takeBackFacts(batch)).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </div>
  );
}

const approvalFacts = ({ waiting }: ImportBatchRowFragment): string[] => [
  t('studio.willPublish', { count: waiting }),
  t('studio.mayStay'),
];

function takeBackFacts({ effect: { removed, hidden, restored }, editedSince }: ImportBatchRowFragment): string[] {
  const facts = [
    removed > 0 && t('studio.willRemove', { count: removed }),
    hidden > 0 && t('studio.willHide', { count: hidden }),
    restored > 0 && t('studio.willRestore', { count: restored }),
    editedSince > 0 && t('studio.willStay', { count: editedSince }),
  ].filter((fact) => fact !== false);
  return facts.length > 0 ? facts : [t('studio.nothingToTakeBack')];
}
