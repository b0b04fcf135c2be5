import { useForm } from '@mantine/form';
import { readAmount } from 'text/amount.ts';
import { taka } from '../../../components/taka.ts';
import type { PaymentInput } from '../../../graphql.generated.ts';
import { useEvidenceMethodsQuery } from './evidence.generated.ts';
import { t } from './messages/index.ts';

const MAX_AMOUNT = 10_000_000;

/** As typed. */
export type EvidenceForm = { amount: string; method: string; reference: string; payer: string; note: string };

/**
 * `note`: another amount needs a reason. `less`: it may be less. `same`: it must be the expected one, and cannot be
 * changed.
 */
export type AmountRule = 'note' | 'less' | 'same';

type Options = {
  expected: number;
  rule: AmountRule;
  start?: Partial<EvidenceForm>;
  /** How it was to be paid, which the site may no longer offer. */
  ordered?: { id: string; name: string };
};

function useMethods(ordered?: Options['ordered']) {
  const { data } = useEvidenceMethodsQuery();
  const offered = data?.checkout?.methods ?? [];
  const isOffered = offered.some(({ id }) => id === ordered?.id);
  const methods = [
    ...[...(ordered && !isOffered ? [ordered] : []), ...offered].map(({ id, name }) => ({ value: id, label: name })),
    { value: 'cash', label: t('desk.evidenceCash') },
    { value: 'bank', label: t('desk.evidenceBank') },
  ];
  return { data, offered, methods };
}

/** Of `Payment.method`, which may also be a word of whoever recorded it. */
export const useMethodName = (method: string) =>
  useMethods().methods.find(({ value }) => value === method)?.label ?? method;

/** The form of evidence of money. `isKept` is false where the server keeps none. */
export function useEvidence({ expected, rule, start, ordered }: Options) {
  const { data, offered, methods } = useMethods(ordered);
  const form = useForm<EvidenceForm>({
    initialValues: { amount: '', method: '', reference: '', payer: '', note: '', ...start },
    validate: {
      amount: (text) => checkAmount(amountOf(text, expected), expected, rule),
      reference: (text) => (text.trim() ? null : t('desk.evidenceNoReference')),
      note: (text, { amount }) =>
        rule === 'note' && amountOf(amount, expected) !== expected && !text.trim()
          ? t('desk.evidenceNoNote', { expected: taka(expected) })
          : null,
    },
  });
  const toInput = (): PaymentInput => {
    const { amount, method, reference, payer, note } = form.values;
    return {
      amount: amountOf(amount, expected)!,
      method: method || methods[0]!.value,
      reference: reference.trim(),
      ...(payer.trim() && { payer: payer.trim() }),
      ...(note.trim() && { note: note.trim() }),
    };
  };
  return {
    form,
    methods,
    providers: offered.filter(({ kind }) => kind === 'REDIRECT'),
    expected,
    rule,
    /** Undefined where it cannot be read. */
    amount: amountOf(form.values.amount, expected),
    isKept: data?.features.checkout ?? false,
    isLoading: !data,
    toInput,
  };
}

export type Evidence = ReturnType<typeof useEvidence>;

/** Empty means the expected amount, which the field shows. */
const amountOf = (text: string, expected: number) => (text.trim() ? readAmount(text) : expected);

function checkAmount(amount: number | undefined, expected: number, rule: AmountRule): string | null {
  if (amount === undefined || !Number.isInteger(amount) || amount < 1 || amount > MAX_AMOUNT) {
    return t('desk.evidenceBadAmount');
  }
  return rule === 'less' && amount > expected ? t('desk.evidenceTooMuch', { expected: taka(expected) }) : null;
}
