import { useDeskPaymentMethodsQuery, type DeskOrderFragment } from './desk-orders.generated.ts';
import { t } from './messages/index.ts';

/** How money may have come in: as it was ordered, as the site offers, or otherwise. */
export function useMethodChoices(own: DeskOrderFragment['order']['method']) {
  const offered = useDeskPaymentMethodsQuery().data?.checkout?.methods ?? [];
  const choices = [own, ...offered.filter(({ id }) => id !== own.id)];
  return [
    ...choices.map(({ id, name }) => ({ value: id, label: name })),
    { value: 'cash', label: t('desk.paymentCash') },
    { value: 'bank', label: t('desk.paymentBank') },
  ];
}
