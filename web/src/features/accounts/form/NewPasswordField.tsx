import type { TextInputProps } from '@mantine/core';
import { useId } from 'react';
import { t } from '../messages/index.ts';
import classes from './Form.module.css';
import { PasswordField } from './PasswordField.tsx';
import { useCommonPassword } from './useCommonPassword.ts';

type Props = TextInputProps & { label: string; value?: string };

/** Warns about a common password, but accepts it. */
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
        // Mantine's own does not include the hint.
        attributes={{ input: { 'aria-describedby': describedBy } }}
      />
      {/* Always rendered, so that screen readers announce the hint when it appears. */}
      <p role="status" id={hint} className={classes.hint}>
        {isCommon && t('accounts.passwordCommon')}
      </p>
    </div>
  );
}
