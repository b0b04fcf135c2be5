import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../studio/confirm/index.ts';
import { useMay } from '../../studio/shell/index.ts';
import { t } from '../messages/index.ts';
import { isFull, leftOut, withoutRefused } from './edits.ts';
import type { RunResult } from './report.ts';
import { goesInWhole } from './import-state.ts';
import type { UseImport } from './useImport.ts';

type Props = { session: UseImport; checked: RunResult; onClose: () => void };

/** Lists what the import will do. Except for large files, either all of it happens or nothing. */
export function ConfirmImport({ session, checked, onClose }: Props) {
  const { imported, merged, updated, unchanged, refused } = checked.report!;
  const { edits } = session.state;
  const next = withoutRefused(edits, checked.rows);
  const isWhole = goesInWhole(checked) && !isFull(next);
  const out = refused + leftOut(edits).length;
  const mayPublish = useMay('QUESTIONS_REVIEW');
  const [isPublished, setPublished] = useState(false);
  const facts = [
    imported > 0 && t('exchange.willAdd', { count: imported }),
    updated > 0 && t('exchange.willUpdate', { count: updated }),
    merged > 0 && t('exchange.willMerge', { count: merged }),
    unchanged > 0 && t('exchange.willStay', { count: unchanged }),
    out > 0 && t('exchange.willLeaveOut', { count: out }),
  ].filter((fact) => fact !== false);
  return (
    <ConfirmDialog
      title={t('exchange.importTitle')}
      press={t('exchange.importNow')}
      cancel={t('exchange.notYet')}
      onConfirm={() => {
        onClose();
        session.store(isWhole ? next : edits, { isWhole, isPublished });
      }}
      onClose={onClose}
    >
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {mayPublish && (
        <NativeSelect
          label={t('exchange.howToStore')}
          value={isPublished ? 'publish' : 'drafts'}
          data={[
            { value: 'drafts', label: t('exchange.storeDrafts') },
            { value: 'publish', label: t('exchange.publishAtOnce') },
          ]}
          onChange={({ currentTarget }) => setPublished(currentTarget.value === 'publish')}
        />
      )}
      <p>{t(isPublished ? 'exchange.readersSee' : 'exchange.reviewersSee')}</p>
      <p>{t(isWhole ? 'exchange.importWhole' : 'exchange.importInParts')}</p>
    </ConfirmDialog>
  );
}
