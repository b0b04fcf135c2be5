import { Button } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../../components/toast.ts';
import { ConfirmDialog, useOnce } from '../../../studio/confirm/index.ts';
import { useMay, useStudioViewer } from '../../../studio/shell/index.ts';
import { t } from '../messages/index.ts';
import { useResetTwoFactorMutation, type PersonFileFragment } from './person.generated.ts';
import classes from './Person.module.css';

type Props = { file: PersonFileFragment; onChange: () => Promise<unknown> };

/** That it is on; those who give roles reset it for a person who lost the phone. */
export function TwoFactor({ file: { person }, onChange }: Props) {
  const [isAsking, setAsking] = useState(false);
  const isOwn = useStudioViewer().userId === person.userId;
  const mayReset = useMay('ROLES') && !isOwn;
  return (
    <section className={classes.card} aria-labelledby="two-step">
      <div className={classes.head}>
        <h2 id="two-step">{t('desk.factTwoFactor')}</h2>
        {mayReset && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('desk.resetTwoFactor')}
          </Button>
        )}
      </div>
      <p className={classes.none}>{t('desk.twoFactorIsOn')}</p>
      {isAsking && <ResetDialog person={person} onClose={() => setAsking(false)} onChange={onChange} />}
    </section>
  );
}

type DialogProps = Pick<PersonFileFragment, 'person'> & { onClose: () => void; onChange: Props['onChange'] };

function ResetDialog({ person: { userId, name }, onClose, onChange }: DialogProps) {
  const once = useOnce();
  const [reset] = useResetTwoFactorMutation();
  const confirm = () =>
    once.run(async () => {
      await reset({ variables: { userId } });
      void toast(t('desk.resetTwoFactorDone', { name }), 'success');
      onClose();
      await onChange().catch(() => {});
    });
  return (
    <ConfirmDialog
      title={t('desk.resetTwoFactorTitle', { name })}
      press={t('desk.resetTwoFactor')}
      once={once}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('desk.resetTwoFactorText', { name })}</p>
      <p>{t('desk.resetTwoFactorTold', { name })}</p>
    </ConfirmDialog>
  );
}
