import { NativeSelect, TextInput } from '@mantine/core';
import { taka } from '../../../components/taka.ts';
import { t } from './messages/index.ts';
import type { Evidence } from './useEvidence.ts';

const MAX_LINE = 100;
const MAX_NOTE = 500;

/** How money came in or went out. */
export function EvidenceFields({ evidence }: { evidence: Evidence }) {
  const { form, methods, amount, expected, rule } = evidence;
  const needsNote = rule === 'note' && amount !== undefined && amount !== expected;
  return (
    <>
      {rule !== 'same' && <AmountField evidence={evidence} />}
      <NativeSelect label={t('desk.evidenceMethod')} data={methods} {...form.getInputProps('method')} />
      <TextInput
        label={t('desk.evidenceReference')}
        description={t('desk.evidenceReferenceHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_LINE}
        required
        {...form.getInputProps('reference')}
      />
      <TextInput
        label={t('desk.evidencePayer')}
        description={t('desk.evidencePayerHint')}
        autoComplete="off"
        maxLength={MAX_LINE}
        {...form.getInputProps('payer')}
      />
      <TextInput
        label={needsNote ? t('desk.evidenceNoteNeeded', { expected: taka(expected) }) : t('desk.evidenceNote')}
        autoComplete="off"
        maxLength={MAX_NOTE}
        {...form.getInputProps('note')}
      />
    </>
  );
}

export const AmountField = ({ evidence: { form, expected } }: { evidence: Evidence }) => (
  <TextInput
    label={t('desk.evidenceAmount')}
    inputMode="decimal"
    autoComplete="off"
    description={t('desk.evidenceAmountHint', { expected: taka(expected) })}
    {...form.getInputProps('amount')}
  />
);
