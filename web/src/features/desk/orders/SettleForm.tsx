import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { taka } from '../../../components/taka.ts';
import type { DeskOrderFragment } from './desk-orders.generated.ts';
import { t } from './messages/index.ts';
import { MissingForm } from './MissingForm.tsx';
import classes from './Orders.module.css';
import { useMethodChoices } from './useMethodChoices.ts';
import { useSettleForm } from './useSettleForm.ts';

const MAX_SHORT = 100;
const MAX_NOTE = 500;

type Props = { row: DeskOrderFragment; onDone: () => void; onClose: () => void };

/** The evidence of an order's money. */
export function SettleForm({ row, onDone, onClose }: Props) {
  const { order } = row;
  const [isMissing, setIsMissing] = useState(false);
  const { form, submit, once, amount, hasOtherAmount } = useSettleForm(row, onDone);
  const methods = useMethodChoices(order.method);
  const text = (field: 'reference' | 'payer' | 'note', maxLength: number) => ({
    autoComplete: 'off',
    spellCheck: false,
    maxLength,
    ...form.getInputProps(field),
  });
  if (isMissing) return <MissingForm row={row} onDone={onDone} onClose={() => setIsMissing(false)} />;
  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label={t('desk.paymentOf', { code: order.code })}>
      <TextInput label={t('desk.paymentReference')} {...text('reference', MAX_SHORT)} />
      <TextInput
        label={t('desk.paymentAmount')}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('amount')}
      />
      <NativeSelect label={t('desk.paymentMethod')} data={methods} {...form.getInputProps('method')} />
      <TextInput label={t('desk.paymentPayer')} {...text('payer', MAX_SHORT)} />
      <TextInput
        label={hasOtherAmount ? t('desk.noteForAmount', { amount: taka(order.amount) }) : t('desk.paymentNote')}
        {...text('note', MAX_NOTE)}
      />
      {once.problem && (
        <p role="alert" className={classes.alert}>
          {once.problem}
        </p>
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={once.isBusy}>
          {t('desk.settleNow', { amount: taka(amount) })}
        </Button>
        {order.state === 'CHECKING' && (
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
