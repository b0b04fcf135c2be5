import { Button } from '@mantine/core';
import { t } from './messages/index.ts';
import { nameOf, type TargetForm, TargetLine } from './TargetLine.tsx';
import classes from './Targets.module.css';
import type { TargetFacts, useTargetChanges } from './useTargets.ts';

type Props = {
  target: TargetFacts;
  changes: ReturnType<typeof useTargetChanges>;
  form?: TargetForm;
  onRemoved: (target: TargetFacts) => void;
};

export const RemovableTarget = ({ target, changes, form = 'OWN', onRemoved }: Props) => (
  <div className={classes.row}>
    <TargetLine target={target} form={form} />
    <Button
      variant="subtle"
      disabled={changes.isBusy}
      aria-label={t('review.targetRemoveOf', { name: nameOf(target) })}
      onClick={() => void changes.remove(target, () => onRemoved(target))}
    >
      {t('review.targetRemove')}
    </Button>
  </div>
);
