import { useForm } from '@mantine/form';
import { latinDigits } from '../../../components/latin-digits.ts';
import { toast } from '../../../components/toast.ts';
import { useOnce } from '../../studio/confirm/index.ts';
import { useSettleOrderMutation, type DeskOrderFragment } from './desk-orders.generated.ts';
import { t } from './messages/index.ts';

const readAmount = (text: string) => Number(/^\d{1,8}$/.exec(latinDigits(text).replaceAll(/[,\s]/g, ''))?.[0] ?? 0);

/** Everything that the reader has entered stands in the form already. */
export function useSettleForm({ order, name, payer }: DeskOrderFragment, onDone: () => void) {
  const form = useForm({
    initialValues: {
      amount: String(order.amount),
      method: order.method.id,
      reference: order.transaction ?? '',
      payer: payer ?? '',
      note: '',
    },
    validate: {
      amount: (text) => (readAmount(text) > 0 ? null : t('desk.amountInvalid')),
      reference: (text) => (text.trim() ? null : t('desk.referenceEmpty')),
      note: (text, { amount }) => (readAmount(amount) === order.amount || text.trim() ? null : t('desk.noteEmpty')),
    },
  });
  const [settle] = useSettleOrderMutation();
  const once = useOnce();
  const amount = readAmount(form.values.amount);
  const submit = form.onSubmit(
    ({ method, reference, ...rest }) =>
      once.run(async () => {
        const [from, note] = [rest.payer.trim(), rest.note.trim()];
        const optional = { ...(from && { payer: from }), ...(note && { note }) };
        await settle({ variables: { order: order.id, amount, method, reference: reference.trim(), ...optional } });
        void toast(t('desk.settled', { code: order.code, name }), 'success');
        onDone();
      }),
    (errors) => form.getInputNode(Object.keys(errors)[0]!)?.focus(),
  );
  return { form, submit, once, amount, hasOtherAmount: amount !== order.amount };
}
