import { memo } from 'react';
import { Link } from 'react-router-dom';
import { personPath, useStudioViewer } from '../../studio/shell/index.ts';
import { t } from './messages/index.ts';
import classes from './People.module.css';
import type { PersonWithRole } from './person-with-role.ts';
import { RoleField } from './RoleField.tsx';

type Props = {
  person: PersonWithRole & { email: string; contactNumber?: string };
  /** Whether the person has a page, as on servers with a desk. */
  isLinked?: boolean;
};

/** Rendered once: a long list goes on by twenty, and its select fields are dear. */
export const PersonRow = memo(function PersonRow({ person, isLinked = false }: Props) {
  const { userId, name, email, contactNumber } = person;
  const isOwn = useStudioViewer().userId === userId;
  return (
    <li className={classes.person}>
      <div className={classes.who}>
        <p className={classes.name}>
          {isLinked ? <Link to={personPath(userId)}>{name}</Link> : name}
          {isOwn && <small>{t('desk.yourself')}</small>}
        </p>
        <p className={classes.address}>
          <span>{email}</span>
          {contactNumber && <span>{contactNumber}</span>}
          <span>{userId}</span>
        </p>
      </div>
      <RoleField person={person} />
    </li>
  );
});
