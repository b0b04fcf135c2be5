import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { countAgain } from '../shell/index.ts';
import { ConfirmDialog, useOnce } from '../confirm/index.ts';
import { t } from '../messages/index.ts';
import { ChangeQuestionsDocument, type BulkResultFragment } from './bulk.generated.ts';
import { BulkField, codesIn } from './BulkField.tsx';
import type { BulkKind } from './kinds.ts';
import { Preview } from './Preview.tsx';

type Props = {
  kind: BulkKind;
  ids: readonly string[];
  onDone: (result: BulkResultFragment) => void;
  onClose: () => void;
};

const changeOf = (kind: BulkKind, text: string) => {
  if (kind === 'submit') return { submit: true };
  return { [kind]: kind === 'items' || kind === 'addItems' ? codesIn(text) : text };
};

/** Asks for what is to change, shows what would happen, then does it. */
export function BulkDialog({ kind, ids, onDone, onClose }: Props) {
  const client = useApolloClient();
  const once = useOnce();
  const [value, setValue] = useState('');
  const [preview, setPreview] = useState<BulkResultFragment>();
  const text = value.trim();
  const send = (dryRun: boolean) =>
    once.run(async () => {
      const change = changeOf(kind, text);
      const variables = { ids: [...ids], change, dryRun };
      const { data } = await client.mutate({
        mutation: ChangeQuestionsDocument,
        variables,
        ...(!dryRun && countAgain),
      });
      const result = data!.changeQuestions;
      if (dryRun) setPreview(result);
      else onDone(result);
    });
  // Questions may be left without items.
  const isEmpty = kind !== 'submit' && kind !== 'items' && text === '';
  return (
    <ConfirmDialog
      title={t('studio.bulkTitle', { what: kind })}
      press={preview ? t('studio.bulkDo', { what: kind, count: preview.changed }) : t('studio.bulkPreview')}
      once={once}
      isBlocked={isEmpty || preview?.changed === 0}
      onConfirm={() => void send(!preview)}
      onClose={onClose}
    >
      <p>{t('studio.selected', { count: ids.length })}</p>
      <BulkField
        kind={kind}
        value={value}
        onChange={(next) => {
          setValue(next);
          setPreview(undefined);
        }}
      />
      <div role="status">{preview && <Preview result={preview} />}</div>
    </ConfirmDialog>
  );
}
