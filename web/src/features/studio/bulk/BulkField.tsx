import { NativeSelect, TextInput } from '@mantine/core';
import { useAuthors } from '../choices/index.ts';
import { ReasonField } from '../confirm/index.ts';
import { ItemsField } from '../items/index.ts';
import { t } from '../messages/index.ts';
import type { BulkKind } from './kinds.ts';

const MAX_NAME = 200;

type Props = { kind: BulkKind; value: string; onChange: (value: string) => void };

/** What the change needs; submitting needs nothing. */
export function BulkField({ kind, value, onChange }: Props) {
  if (kind === 'submit') return null;
  if (kind === 'author') return <AuthorField value={value} onChange={onChange} />;
  if (kind === 'retire') return <ReasonField label={t('studio.bulkReason')} value={value} onChange={onChange} />;
  if (kind === 'items' || kind === 'addItems')
    return <ItemsField value={codesIn(value)} onChange={(codes) => onChange(codes.join(' '))} />;
  return (
    <TextInput
      label={t(kind === 'chapter' ? 'studio.chapter' : 'studio.topic')}
      maxLength={MAX_NAME}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Items are codes between spaces. */
export const codesIn = (value: string) => value.split(' ').filter(Boolean);

const AuthorField = ({ value, onChange }: Omit<Props, 'kind'>) => (
  <NativeSelect
    label={t('studio.bulkNewAuthor')}
    value={value}
    data={[{ value: '', label: t('studio.choose') }, ...useAuthors()]}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
