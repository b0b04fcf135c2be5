import { errorField } from '../../../apollo/errors.ts';
import { latinDigits } from 'text/latin-digits.ts';
import { useOnce } from '../../../components/useOnce.ts';
import { useOnline } from '../../../components/useOnline.ts';
import { useFormDraft } from '../../../forms/useFormDraft.ts';
import { t } from '../messages/index.ts';
import type { OrderFragment } from '../order.generated.ts';
import { useEnterTransactionMutation } from './order-page.generated.ts';

const TRANSACTION = /^[A-Za-z0-9]{6,30}$/;

/** What is typed outlives a reload and a lost connection. */
export function useTransactionForm({ id, transaction }: OrderFragment) {
  const { form, forget } = useFormDraft({ key: `order ${id}`, start: { transaction: transaction ?? '', payer: '' } });
  const [enter] = useEnterTransactionMutation();
  const { run, isBusy, problem } = useOnce();
  const isOnline = useOnline();
  const focus = () => form.getInputNode('transaction')?.focus();
  const send = () => {
    const entered = latinDigits(form.values.transaction).replaceAll(/\s/g, '');
    const payer = form.values.payer.trim();
    if (!TRANSACTION.test(entered)) {
      form.setFieldError('transaction', t('orders.transactionInvalid'));
      return focus();
    }
    return void run(async () => {
      try {
        await enter({ variables: { order: id, transaction: entered, ...(payer && { payer }) } });
        forget();
      } catch (error) {
        if (errorField(error) === 'transaction') focus();
        throw error;
      }
    });
  };
  return { form, send, isBusy, problem: problem && (isOnline ? problem : t('orders.keptOffline')) };
}
