import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readLicence } from 'schema/licences.ts';
import { licenceProblem, usualLicences } from './licence.ts';
import { t } from './messages/index.ts';
import { MAX_LICENCE } from './picture.ts';

const OTHER = 'other';

type Props = { value: string; disabled: boolean; onChange: (value: string) => void };

/** The usual licences to choose from, and a field for another. */
export function LicenceField({ value, disabled, onChange }: Props) {
  const usual = usualLicences();
  const id = readLicence(value)?.id ?? value;
  const [isWritten, setIsWritten] = useState(value !== '' && !usual.some((one) => one.value === id));
  const problem = licenceProblem(value);
  return (
    <>
      <NativeSelect
        label={t('studio.licence')}
        description={t('studio.licenceHint')}
        required
        value={isWritten ? OTHER : id}
        disabled={disabled}
        error={!isWritten && problem}
        data={[
          { value: '', label: t('studio.licenceChoose') },
          ...usual,
          { value: OTHER, label: t('studio.licenceOther') },
        ]}
        onChange={({ currentTarget }) => {
          setIsWritten(currentTarget.value === OTHER);
          onChange(currentTarget.value === OTHER ? '' : currentTarget.value);
        }}
      />
      {isWritten && (
        <TextInput
          label={t('studio.licenceName')}
          description={t('studio.licenceNameHint')}
          required
          maxLength={MAX_LICENCE}
          value={value}
          disabled={disabled}
          error={problem}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </>
  );
}
