import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { t } from '../messages/index.ts';
import classes from './TwoFactor.module.css';

const MAX_CODE = 40;

type Props = TextInputProps & {
  /** Whether a recovery code does as well. */
  hasRecovery?: boolean;
};

/** The code of the app, or where it does as well a recovery code. */
export function CodeField({ hasRecovery = false, ...input }: Props) {
  const [isRecovery, setRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The form has just appeared, or asks for something else. At set-up the picture comes first.
  useEffect(() => {
    if (hasRecovery) field.current?.focus();
  }, [hasRecovery, isRecovery]);
  return (
    <div>
      <TextInput
        {...input}
        ref={field}
        label={t(isRecovery ? 'accounts.recoveryCode' : 'accounts.appCode')}
        description={t(isRecovery ? 'accounts.recoveryCodeHint' : 'accounts.appCodeHint')}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize={isRecovery ? 'characters' : 'none'}
        autoCorrect="off"
        spellCheck={false}
        maxLength={MAX_CODE}
      />
      {hasRecovery && (
        <button type="button" className={classes.link} onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? 'accounts.useApp' : 'accounts.useRecoveryCode')}
        </button>
      )}
    </div>
  );
}
