import { Link } from 'react-router-dom';
import { rows } from '../../studio/paged/index.ts';
import { personPath, useMay } from '../../studio/shell/index.ts';

/** Leads to the person's page, for those who may open it. */
export const PersonName = ({ person: { userId, name } }: { person: { userId: string; name: string } }) =>
  useMay('PEOPLE') ? (
    <Link className={rows.title} to={personPath(userId)}>
      {name}
    </Link>
  ) : (
    name
  );
