import { errorCode } from '../../../apollo/errors.ts';
import { toast } from '../../../components/toast.ts';
import type { Role } from '../../../graphql.generated.ts';
import { ConfirmDialog, problemOf, useOnce } from '../../studio/confirm/index.ts';
import { t } from './messages/index.ts';
import { useSetRoleMutation } from './people.generated.ts';
import type { PersonWithRole } from './person-with-role.ts';

type Props = {
  person: PersonWithRole;
  next: Role;
  isOwn: boolean;
  onClose: () => void;
};

/** Shows what a role allows and asks before giving it. */
export function RoleDialog({ person: { userId, name, role }, next, isOwn, onClose }: Props) {
  const once = useOnce((error) => (errorCode(error) === 'CONFLICT' ? t('desk.lastAdministrator') : problemOf(error)));
  const [setRole] = useSetRoleMutation();
  const [from, to] = [t('desk.role', { role }), t('desk.role', { role: next })];
  const confirm = () =>
    once.run(async () => {
      await setRole({
        variables: { userId, role: next },
        // The lists of the desk have the person under another type.
        update: (cache) => {
          const id = cache.identify({ __typename: 'DeskPerson', userId });
          if (id) cache.modify({ id, fields: { role: () => next } });
        },
      });
      void toast(t('desk.roleSet', { name, role: to }), 'success');
      onClose();
    });
  return (
    <ConfirmDialog
      title={t('desk.changeTitle', { name })}
      press={t('desk.setRole', { role: to })}
      once={once}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('desk.fromTo', { from, to, name, allows: t('desk.allows', { role: next }) })}</p>
      <p>{t(isOwn ? 'desk.ownRole' : 'desk.takesEffect')}</p>
    </ConfirmDialog>
  );
}
