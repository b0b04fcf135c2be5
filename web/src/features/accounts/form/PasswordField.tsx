import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { IconEye, IconEyeOff } from '../../../components/icons.ts';
import { t } from '../messages/index.ts';
import { PASSWORD_CAP } from '../schemas.ts';
import classes from './Form.module.css';

type Props = TextInputProps & { label: string; autoComplete: 'current-password' | 'new-password' };

export function PasswordField({ label, ...input }: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <TextInput
      {...input}
      label={label}
      type={shown ? 'text' : 'password'}
      maxLength={PASSWORD_CAP}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      rightSectionWidth="var(--tap)"
      rightSectionPointerEvents="all"
      rightSection={
        <button
          type="button"
          className={classes.eye}
          aria-label={t('accounts.showPassword', { label: label.toLowerCase() })}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} stroke={1.75} aria-hidden />
        </button>
      }
    />
  );
}
