import { Button } from '@mantine/core';
import { t } from './messages/index.ts';
import { nameOf } from './TargetLine.tsx';
import classes from './Targets.module.css';
import type { TargetFacts, useTargetChanges } from './useTargets.ts';

type Props = {
  target: TargetFacts | undefined;
  changes: ReturnType<typeof useTargetChanges>;
  onUndone: () => void;
};

/** Says what was removed, and offers it again. Always in the document, so that screen readers announce it. */
export const RemovedTarget = ({ target, changes, onUndone }: Props) => (
  <div role="status" className={classes.removed}>
    {target && (
      <>
        <span>{t('review.targetRemoved', { name: nameOf(target) })}</span>
        <Button
          variant="default"
          disabled={changes.isBusy}
          onClick={() => {
            const codes = target.items.map(({ code }) => code);
            void changes.set(codes, target.on, onUndone);
          }}
        >
          {t('review.targetUndo')}
        </Button>
      </>
    )}
  </div>
);
