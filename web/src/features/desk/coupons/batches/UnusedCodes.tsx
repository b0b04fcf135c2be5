import { Button } from '@mantine/core';
import { useId, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useCopy } from '../../../../components/useCopy.ts';
import { ConfirmDialog } from '../../../studio/confirm/index.ts';
import { t } from '../messages/index.ts';
import classes from './Batch.module.css';
import type { WholeBatchFragment } from './batches.generated.ts';
import { saveCodes } from './save-codes.ts';
import { useSwitchCode } from './useSwitchCode.ts';

type Props = {
  batch: WholeBatchFragment;
  /** Those that can be used. */
  codes: readonly string[];
  /** Whether others are switched off. */
  hasOff: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

export function UnusedCodes({ batch, codes, hasOff, headingRef }: Props) {
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<string>();
  const close = () => {
    flushSync(() => setAsked(undefined));
    // The button that opened the dialog may have gone with its code.
    if (document.activeElement === document.body) headingRef.current?.focus();
  };
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} ref={headingRef} tabIndex={-1}>
        {t('desk.codesUnused')}
      </h2>
      <Buttons batch={batch} codes={codes} list={list} />
      {codes.length === 0 && <p>{t(hasOff ? 'desk.codesNoneLeft' : 'desk.codesAllUsed')}</p>}
      <ul ref={list} className={classes.list} tabIndex={-1}>
        {codes.map((code) => (
          <li key={code}>
            <span className={classes.code}>{code}</span>
            <Button
              variant="default"
              px="sm"
              aria-label={t('desk.codeSwitchOffOf', { code })}
              onClick={() => setAsked(code)}
            >
              {t('desk.codeSwitchOff')}
            </Button>
          </li>
        ))}
      </ul>
      {asked !== undefined && <SwitchOffDialog batch={batch.id} code={asked} onClose={close} />}
    </section>
  );
}

type ButtonsProps = Pick<Props, 'batch' | 'codes'> & { list: RefObject<HTMLUListElement | null> };

function Buttons({ batch, codes, list }: ButtonsProps) {
  const field = {
    focus: () => list.current?.focus(),
    select: () => list.current && window.getSelection()?.selectAllChildren(list.current),
  };
  const { copy } = useCopy({ current: field }, { copied: t('desk.codesCopied'), selected: t('desk.codesSelected') });
  return (
    <div className={classes.buttons}>
      {codes.length > 0 && <Button onClick={() => void copy(codes.join('\n'))}>{t('desk.codesCopy')}</Button>}
      <Button variant="default" onClick={() => saveCodes(batch)}>
        {t('desk.codesCsv')}
      </Button>
      {codes.length > 0 && (
        <Button variant="default" onClick={() => window.print()}>
          {t('desk.codesPrint')}
        </Button>
      )}
    </div>
  );
}

type DialogProps = { batch: string; code: string; onClose: () => void };

function SwitchOffDialog({ batch, code, onClose }: DialogProps) {
  const { once, switchCode } = useSwitchCode({ batch, on: false, onDone: onClose });
  return (
    <ConfirmDialog
      title={t('desk.codeSwitchOffAsk')}
      press={t('desk.codeSwitchOff')}
      once={once}
      onConfirm={() => void switchCode(code)}
      onClose={onClose}
    >
      <p className={classes.code}>{code}</p>
      <p>{t('desk.codeSwitchOffEffect')}</p>
      <p>{t('desk.codeSwitchOffMoney')}</p>
    </ConfirmDialog>
  );
}
