import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../../components/save-file.ts';
import { moveTo } from '../../../components/useHashTarget.ts';
import { t } from '../messages/index.ts';
import { CopyButton } from './CopyButton.tsx';
import classes from './TwoFactor.module.css';

type Props = { codes: readonly string[]; onDone: () => void };

/** Shown once. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => moveTo(heading.current!), []);
  const text = `${t('accounts.recoveryTitle')}\n\n${codes.join('\n')}\n`;
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
        <CopyButton text={text} words={{ copied: t('accounts.codesCopied'), selected: t('accounts.codesNotCopied') }} />
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
