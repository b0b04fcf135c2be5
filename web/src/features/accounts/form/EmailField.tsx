import { TextInput, type TextInputProps } from '@mantine/core';

/** An email address, by which password managers know the account. */
export const EmailField = (input: TextInputProps) => (
  <TextInput
    {...input}
    label="Email"
    type="email"
    inputMode="email"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    maxLength={254}
  />
);
