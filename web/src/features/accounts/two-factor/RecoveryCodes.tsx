import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../../components/save-file.ts';
import { toast } from '../../../components/toast.ts';
import { takeFocus } from '../../../components/useHashTarget.ts';
import { t } from '../messages/index.ts';
import classes from './TwoFactor.module.css';

type Props = { codes: readonly string[]; onDone: () => void };

/** Shown once. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeFocus(heading.current!), []);
  const text = `${t('accounts.recoveryTitle')}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      void toast(t('accounts.codesCopied'), 'success');
    } catch {
      void toast(t('accounts.codesNotCopied'), 'error');
    }
  };
  return (
    <div className={classes.step}>
      <div className={classes.codes}>
        <h3 ref={heading}>{t('accounts.recoveryTitle')}</h3>
        <p>{t('accounts.recoveryIntro')}</p>
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.ways}>
        <Button variant="default" onClick={() => void copy()}>
          {t('accounts.copy')}
        </Button>
        <Button
          variant="default"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          {t('accounts.download')}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {t('accounts.print')}
        </Button>
      </div>
      <Button onClick={onDone}>{t('accounts.codesKept')}</Button>
    </div>
  );
}
