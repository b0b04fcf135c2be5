import { Button } from '@mantine/core';
import { useId, useRef } from 'react';
import { t } from '../messages/index.ts';
import classes from './Batch.module.css';
import { useSwitchCode } from './useSwitchCode.ts';

type Props = {
  batch: string;
  codes: readonly string[];
  /** This section goes with its last code. */
  onLast: () => void;
};

export function OffCodes({ batch, codes, onLast }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const onDone = () => (codes.length > 1 ? heading.current?.focus() : onLast());
  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('desk.codesOff')}
      </h2>
      <p className={classes.hint}>{t('desk.codesOffHint')}</p>
      <ul className={classes.list}>
        {codes.map((code) => (
          <OffCode key={code} batch={batch} code={code} onDone={onDone} />
        ))}
      </ul>
    </section>
  );
}

type CodeProps = { batch: string; code: string; onDone: () => void };

function OffCode({ batch, code, onDone }: CodeProps) {
  const { once, switchCode } = useSwitchCode({ batch, on: true, onDone });
  return (
    <li>
      <span className={classes.code}>{code}</span>
      <Button
        variant="default"
        px="sm"
        loading={once.isBusy}
        aria-label={t('desk.codeSwitchOnOf', { code })}
        onClick={() => void switchCode(code)}
      >
        {t('desk.codeSwitchOn')}
      </Button>
      {once.problem && (
        <p role="alert" className={classes.problem}>
          {once.problem}
        </p>
      )}
    </li>
  );
}
