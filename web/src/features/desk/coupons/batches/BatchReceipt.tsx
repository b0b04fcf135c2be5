import { calendarDay } from '../../../../components/calendar-day.ts';
import { ReceiptSheet } from '../../../../components/receipt/ReceiptSheet.tsx';
import { taka } from '../../../../components/taka.ts';
import { site } from '../../../../theme/site.ts';
import { useMethodName } from '../../evidence/index.ts';
import { t } from '../messages/index.ts';
import type { WholeBatchFragment } from './batches.generated.ts';

export function BatchReceipt({ batch }: { batch: WholeBatchFragment }) {
  const { receipt, plan, duration, price, count, payment } = batch;
  const { amount, at, method, payer, reference } = payment;
  const methodName = useMethodName(method);
  const rounding = amount - price * count;
  return (
    <ReceiptSheet
      title={t('desk.codesReceipt', { number: receipt })}
      print={t('desk.codesReceiptPrint')}
      facts={[
        [t('desk.codesReceiptDate'), calendarDay(at)],
        payer !== null && [t('desk.codesReceiptPayer'), payer],
        [t('desk.codesReceiptCodes'), t('desk.codesReceiptCount', { count, plan, duration })],
        [t('desk.codesReceiptEach'), taka(price)],
        rounding > 0 && [t('desk.codesReceiptRounding'), taka(rounding)],
        [t('desk.codesReceiptMethod'), methodName],
        [t('desk.codesReceiptReference'), reference],
        [t('desk.codesReceiptTotal'), taka(amount)],
      ]}
    >
      {t('desk.codesReceiptThanks', { product: site.name })}
    </ReceiptSheet>
  );
}
