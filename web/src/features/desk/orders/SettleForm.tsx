import { countAgain } from '../../studio/shell/index.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { taka } from '../../../components/taka.ts';
import { toast } from '../../../components/toast.ts';
import { useOnce } from '../../studio/confirm/index.ts';
import { EvidenceFields, useEvidence } from '../evidence/index.ts';
import { useSettleOrderMutation, type DeskOrderFragment } from './desk-orders.generated.ts';
import { t } from './messages/index.ts';
import { MissingForm } from './MissingForm.tsx';
import classes from './Orders.module.css';

type Props = { row: DeskOrderFragment; onDone: () => void; onClose: () => void };

/** The evidence of an order's money. */
export function SettleForm({ row, onDone, onClose }: Props) {
  const { order } = row;
  const [isMissing, setIsMissing] = useState(false);
  const { evidence, submit, once } = useSettle(row, onDone);
  if (isMissing) return <MissingForm row={row} onDone={onDone} onClose={() => setIsMissing(false)} />;
  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label={t('desk.paymentOf', { code: order.code })}>
      <EvidenceFields evidence={evidence} />
      {once.problem && (
        <p role="alert" className={classes.alert}>
          {once.problem}
        </p>
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={once.isBusy}>
          {t('desk.settleNow', { amount: taka(evidence.amount ?? order.amount) })}
        </Button>
        {order.state === 'CHECKING' && order.method.kind === 'MANUAL' && (
          <Button variant="default" onClick={() => setIsMissing(true)}>
            {t('desk.transferMissing')}
          </Button>
        )}
        <Button variant="subtle" onClick={onClose}>
          {t('desk.closeForm')}
        </Button>
      </div>
    </form>
  );
}

/** Everything that the reader has entered stands in the form already. */
function useSettle({ order, name, payer }: DeskOrderFragment, onDone: () => void) {
  const { id, code, amount, method, transaction } = order;
  const start = { amount: String(amount), method: method.id, reference: transaction ?? '', payer: payer ?? '' };
  const evidence = useEvidence({ expected: amount, rule: 'note', start, ordered: method });
  const [settle] = useSettleOrderMutation(countAgain);
  const once = useOnce();
  const { form } = evidence;
  const submit = form.onSubmit(
    () =>
      once.run(async () => {
        await settle({ variables: { order: id, ...evidence.toInput() } });
        void toast(t('desk.settled', { code, name }), 'success');
        onDone();
      }),
    (errors) => form.getInputNode(Object.keys(errors)[0]!)?.focus(),
  );
  return { evidence, submit, once };
}
