import type { TextInputProps } from '@mantine/core';
import { useId } from 'react';
import { t } from '../messages/index.ts';
import classes from './Form.module.css';
import { PasswordField } from './PasswordField.tsx';
import { useCommonPassword } from './useCommonPassword.ts';

type Props = TextInputProps & { label: string; value?: string };

/** A password to be chosen; one of the most common is taken, but not without a word. */
export function NewPasswordField({ onFocus, value = '', ...input }: Props) {
  const id = useId();
  const { isCommon, ask } = useCommonPassword(value);
  const [error, hint, description] = [`${id}-error`, `${id}-hint`, `${id}-description`];
  const describedBy = [input.error && error, isCommon && hint, description].filter(Boolean).join(' ');
  return (
    <div>
      <PasswordField
        {...input}
        value={value}
        description={t('accounts.passwordRules')}
        autoComplete="new-password"
        onFocus={(event) => {
          ask();
          onFocus?.(event);
        }}
        errorProps={{ ...input.errorProps, id: error }}
        descriptionProps={{ id: description }}
        // Mantine's own knows nothing of the hint.
        attributes={{ input: { 'aria-describedby': describedBy } }}
      />
      {/* There from the start, so that a screen reader hears what comes. */}
      <p role="status" id={hint} className={classes.hint}>
        {isCommon && t('accounts.passwordCommon')}
      </p>
    </div>
  );
}
