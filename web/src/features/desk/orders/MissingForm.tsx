import { countAgain } from '../../studio/shell/index.ts';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { toast } from '../../../components/toast.ts';
import { ReasonField, useOnce } from '../../studio/confirm/index.ts';
import { useRejectTransactionMutation, type DeskOrderFragment } from './desk-orders.generated.ts';
import { t } from './messages/index.ts';
import classes from './Orders.module.css';

type Props = { row: DeskOrderFragment; onDone: () => void; onClose: () => void };

/** Tells the reader that the transfer is not found. */
export function MissingForm({ row: { order, name }, onDone, onClose }: Props) {
  const { id, code, transaction } = order;
  const [reason, setReason] = useState(() => (transaction ? t('desk.missingSuggestion', { transaction }) : ''));
  const [reject] = useRejectTransactionMutation(countAgain);
  const once = useOnce();
  const form = useRef<HTMLFormElement>(null);
  // The button that was pressed is gone.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return once.setProblem(t('desk.reasonEmpty'));
    return void once.run(async () => {
      await reject({ variables: { order: id, reason: reason.trim(), transaction } });
      void toast(t('desk.sentBack', { name, code }), 'success');
      onDone();
    });
  };
  return (
    <form ref={form} className={classes.missing} onSubmit={send} aria-label={t('desk.transferMissingOf', { code })}>
      <ReasonField label={t('desk.missingReason', { name })} value={reason} onChange={setReason} />
      {once.problem && (
        <p role="alert" className={classes.alert}>
          {once.problem}
        </p>
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={once.isBusy}>
          {t('desk.sendBack')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('studio.cancel')}
        </Button>
      </div>
    </form>
  );
}
