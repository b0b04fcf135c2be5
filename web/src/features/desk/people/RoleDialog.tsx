import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { errorCode, errorText } from '../../../apollo/errors.ts';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { toast } from '../../../components/toast.ts';
import type { Role } from '../../../graphql.generated.ts';
import { useHasDesk } from '../../studio/shell/index.ts';
import { t } from './messages/index.ts';
import classes from './People.module.css';
import { useSetRoleMutation } from './people.generated.ts';
import type { PersonWithRole } from './person-with-role.ts';

type Props = {
  person: PersonWithRole;
  next: Role;
  isOwn: boolean;
  onClose: () => void;
  onDone: () => void;
};

/** Says what the role allows before it is given. */
export function RoleDialog({ person: { userId, name, role }, next, isOwn, onClose, onDone }: Props) {
  const hasDesk = useHasDesk();
  const [problem, setProblem] = useState<string>();
  const [setRole, { loading }] = useSetRoleMutation();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const [from, to] = [t('desk.role', { role }), t('desk.role', { role: next })];
  const give = async () => {
    if (loading) return;
    try {
      await setRole({ variables: { userId, role: next } });
      void toast(t('desk.roleSet', { name, role: to }), 'success');
      onDone();
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <Dialog title={t('desk.changeTitle', { name })} onClose={onClose}>
      <div className={classes.confirm}>
        <p>{t('desk.fromTo', { from, to, name, allows: t('desk.allows', { role: next }) })}</p>
        {next === 'ADMIN' && hasDesk && <p>{t('desk.allowsDesk')}</p>}
        <p>{t(isOwn ? 'desk.ownRole' : 'desk.takesEffect')}</p>
        {problem && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
        <div className={classes.buttons}>
          <Button loading={loading} onClick={() => void give()}>
            {t('desk.setRole', { role: to })}
          </Button>
          <Button ref={cancel} variant="default" onClick={onClose}>
            {t('desk.keepRole')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function problemOf(error: unknown): string {
  const code = errorCode(error);
  if (code === 'CONFLICT') return t('desk.lastAdministrator');
  return code === undefined && !navigator.onLine ? t('desk.roleOffline') : errorText(error);
}
