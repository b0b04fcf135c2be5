import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { accountPaths, type LoginState, useSession } from '../../../session/index.ts';
import { DayChoice } from './DayChoice.tsx';
import { t } from './messages/index.ts';
import { RemovableTarget } from './RemovableTarget.tsx';
import { RemovedTarget } from './RemovedTarget.tsx';
import classes from './Targets.module.css';
import { isFor, type TargetFacts, useOwnTargets, useTargetChanges } from './useTargets.ts';

type Props = {
  /** Codes of items: one, or all those of a card. */
  items: readonly string[];
  /** Of the item or the card. */
  name: string;
};

/** "Ready by…" for an item or a card: a day, what it takes until then, and a way back. Visitors are asked to log in. */
export function ItemTarget({ items, name }: Props) {
  const session = useSession();
  const { pathname } = useLocation();
  const targets = useOwnTargets(!session);
  const changes = useTargetChanges();
  const box = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [removed, setRemoved] = useState<TargetFacts>();
  const target = targets?.find((one) => isFor(one, items));
  if (session === undefined) return null;
  if (!session) {
    const state: LoginState = { from: pathname };
    return (
      <Link to={accountPaths.logIn} state={state}>
        {t('review.targetLogIn')}
      </Link>
    );
  }
  const close = () => {
    setChoosing(false);
    box.current?.focus({ preventScroll: true });
  };
  return (
    <div className={classes.target} ref={box} tabIndex={-1} aria-busy={changes.isBusy}>
      {target && <RemovableTarget target={target} changes={changes} onRemoved={setRemoved} />}
      {isChoosing ? (
        <DayChoice isBusy={changes.isBusy} onChoose={(day) => void changes.set(items, day, close)} onCancel={close} />
      ) : (
        <Button
          className={classes.open}
          variant={target ? 'subtle' : 'default'}
          {...(!target && { 'aria-label': t('review.targetReadyByOf', { name }) })}
          onClick={() => setChoosing(true)}
        >
          {t(target ? 'review.targetChange' : 'review.targetReadyBy')}
        </Button>
      )}
      <RemovedTarget target={target ? undefined : removed} changes={changes} onUndone={() => setRemoved(undefined)} />
      <p role="alert" className={classes.problem}>
        {changes.problem}
      </p>
    </div>
  );
}
