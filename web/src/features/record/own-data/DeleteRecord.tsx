import { useApolloClient } from '@apollo/client/react';
import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { errorText } from '../../../apollo/errors.ts';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { toast } from '../../../components/toast.ts';
import { forgetPapers } from '../../papers/device/index.ts';
import { forgetRecord } from '../../study/device/index.ts';
import { t } from '../messages/index.ts';
import type { TopicsSource } from '../overview/Topics.tsx';
import { RecordSummaryDocument } from '../record-summary.generated.ts';
import { DeleteStudyRecordDocument } from './delete-study-record.generated.ts';
import classes from './OwnData.module.css';

type Props = { source: TopicsSource; onClose: () => void };

/** Asks for confirmation. For the account's record the reader must type the account's address. */
export function DeleteRecord({ source, onClose }: Props) {
  const client = useApolloClient();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isAccounts = source === 'ACCOUNT';

  async function remove(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      if (isAccounts)
        await client.mutate({ mutation: DeleteStudyRecordDocument, variables: { confirm: email.trim() } });
      await forgetRecord();
      await forgetPapers();
      onClose();
      void toast(t('record.removed'), 'success');
      // The page below shows what is left.
      if (isAccounts) await client.query({ query: RecordSummaryDocument, fetchPolicy: 'network-only' }).catch(() => {});
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  }

  return (
    <Dialog title={t('record.removeTitle')} onClose={onClose}>
      <form className={classes.form} onSubmit={(event) => void remove(event)}>
        <p>{isAccounts ? t('record.removeAccounts') : t('record.removeDevices')}</p>
        {isAccounts && (
          <TextInput
            label={t('record.confirmEmail')}
            type="email"
            autoComplete="off"
            required
            withAsterisk={false}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        )}
        {problem && <p role="alert">{problem}</p>}
        <Button type="submit" className={classes.danger} loading={busy} disabled={isAccounts && !email.trim()}>
          {t('record.removeNow')}
        </Button>
      </form>
    </Dialog>
  );
}
