import { Button, TextInput } from '@mantine/core';
import { t } from '../messages/index.ts';
import type { OrderFragment } from '../order.generated.ts';
import classes from './OrderPage.module.css';
import { useTransactionForm } from './useTransactionForm.ts';

const MAX_LENGTH = 40;

/** The id of a transfer as the wallet shows it. */
export function TransactionForm({ order }: { order: OrderFragment }) {
  const { form, send, isBusy, problem } = useTransactionForm(order);
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextInput
        label={t('orders.transaction')}
        description={t('orders.transactionHint')}
        required
        withAsterisk={false}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        errorProps={{ role: 'alert' }}
        {...form.getInputProps('transaction')}
      />
      <TextInput
        label={t('orders.payer')}
        description={t('orders.payerHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={MAX_LENGTH}
        {...form.getInputProps('payer')}
      />
      <p role="alert" className={classes.problem}>
        {problem}
      </p>
      <Button type="submit" loading={isBusy}>
        {t(order.state === 'CHECKING' ? 'orders.correctTransaction' : 'orders.sendTransaction')}
      </Button>
    </form>
  );
}
