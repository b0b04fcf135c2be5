import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { toast } from '../../../components/toast.ts';
import { useOnce } from '../../../components/useOnce.ts';
import { t } from '../messages/index.ts';
import classes from './Plan.module.css';
import { OwnPlanDocument, useEndStudyPlanMutation } from './plan.generated.ts';

type Props = { isDisabled: boolean; onEnd: () => void };

export function EndPlan({ isDisabled, onEnd }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [end] = useEndStudyPlanMutation();
  const once = useOnce();
  const close = () => setIsAsking(false);
  const confirm = () =>
    once.run(async () => {
      onEnd();
      await end({
        update: (cache) => {
          cache.updateQuery({ query: OwnPlanDocument }, (own) =>
            own?.viewer?.study
              ? { ...own, viewer: { ...own.viewer, study: { ...own.viewer.study, plan: null } } }
              : undefined,
          );
        },
      });
      void toast(t('review.planEnded'), 'success');
    });
  return (
    <>
      <Button variant="subtle" disabled={isDisabled} onClick={() => setIsAsking(true)}>
        {t('review.planEnd')}
      </Button>
      {isAsking && (
        <Dialog title={t('review.planEndTitle')} onClose={close}>
          <div className={classes.dialog}>
            <p>{t('review.planEndText')}</p>
            <p role="alert" className={classes.problem}>
              {once.problem}
            </p>
            <Button onClick={close}>{t('review.planKeep')}</Button>
            <Button variant="default" loading={once.isBusy} onClick={() => void confirm()}>
              {t('review.planEndNow')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
