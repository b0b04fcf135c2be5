import { TextInput, type TextInputProps } from '@mantine/core';
import { t } from '../messages/index.ts';

export const EmailField = (input: TextInputProps) => (
  <TextInput
    {...input}
    label={t('accounts.email')}
    type="email"
    inputMode="email"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    maxLength={254}
  />
);
