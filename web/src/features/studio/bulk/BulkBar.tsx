import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useOnce } from '../confirm/index.ts';
import { t } from '../messages/index.ts';
import { countAgain, useMay } from '../shell/index.ts';
import classes from './Bulk.module.css';
import { UndoBulkDocument } from './bulk.generated.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { FOR_REVIEWERS, KINDS, type BulkKind } from './kinds.ts';

const NAMES = {
  chapter: 'studio.bulkChapter',
  topic: 'studio.bulkTopic',
  addItems: 'studio.bulkAddItems',
  items: 'studio.bulkItems',
  author: 'studio.bulkAuthor',
  submit: 'studio.bulkSubmit',
  retire: 'studio.bulkRetire',
} as const satisfies Record<BulkKind, string>;

type Done = { id: string | null; text: string };
type Props = { ids: readonly string[]; onClear: () => void; onChanged: () => void };

/** What can be done with the selected questions, and the way back from what was done last. */
export function BulkBar({ ids, onClear, onChanged }: Props) {
  const [kind, setKind] = useState<BulkKind>();
  const [done, setDone] = useState<Done>();
  const client = useApolloClient();
  const once = useOnce();
  const isReviewer = useMay('QUESTIONS_REVIEW');
  const undo = (id: string) =>
    once.run(async () => {
      const { data } = await client.mutate({ mutation: UndoBulkDocument, variables: { id }, ...countAgain });
      setDone({ id: null, text: t('studio.bulkUndone', { count: data!.undoBulk.changed }) });
      onChanged();
    });
  return (
    <>
      {ids.length > 0 && (
        <div role="group" aria-label={t('studio.bulkActions')} className={classes.bar}>
          <p>{t('studio.selected', { count: ids.length })}</p>
          {KINDS.filter((one) => isReviewer || !FOR_REVIEWERS.includes(one)).map((one) => (
            <Button key={one} variant="default" onClick={() => setKind(one)}>
              {t(NAMES[one])}
            </Button>
          ))}
          <Button variant="subtle" onClick={onClear}>
            {t('studio.clearSelection')}
          </Button>
        </div>
      )}
      <div role="status" className={classes.done}>
        {done && (
          <>
            <p>{done.text}</p>
            {done.id !== null && (
              <Button variant="default" loading={once.isBusy} onClick={() => void undo(done.id!)}>
                {t('studio.bulkUndo')}
              </Button>
            )}
            {once.problem && <p className={classes.problem}>{once.problem}</p>}
          </>
        )}
      </div>
      {kind && (
        <BulkDialog
          kind={kind}
          ids={ids}
          onClose={() => setKind(undefined)}
          onDone={({ id, changed }) => {
            setKind(undefined);
            setDone({ id, text: t('studio.bulkDone', { count: changed }) });
            onClear();
            onChanged();
          }}
        />
      )}
    </>
  );
}
