import { Link } from 'react-router-dom';
import { taka } from '../../../components/taka.ts';
import { PagedList, rows } from '../../studio/paged/index.ts';
import { personPath, useMay } from '../../studio/shell/index.ts';
import type { Days } from './days.ts';
import { Download } from './Download.tsx';
import { useDeskAffiliatesQuery } from './figures.generated.ts';
import { t } from './messages/index.ts';

export function Affiliates({ days }: { days: Days }) {
  const mayOpen = useMay('PEOPLE');
  const query = useDeskAffiliatesQuery({ variables: days, fetchPolicy: 'cache-and-network' });
  const { affiliates, csv } = query.data?.desk.reports ?? {};
  return (
    <>
      <PagedList query={query} list={affiliates} empty={t('desk.affiliatesNone')}>
        {({ person: { userId, name }, referred, purchases, commission, held, earned, paid }) => (
          <li key={userId} className={rows.row}>
            {mayOpen ? (
              <Link className={rows.title} to={personPath(userId)}>
                {name}
              </Link>
            ) : (
              name
            )}
            <p className={rows.facts}>
              <span>{t('desk.affiliateReferred', { count: referred })}</span>
              <span>{t('desk.affiliatePurchases', { count: purchases })}</span>
              <span>{t('desk.affiliateCommission', { amount: taka(commission) })}</span>
              <span>{t('desk.affiliateEarned', { held: taka(held), earned: taka(earned), paid: taka(paid) })}</span>
            </p>
          </li>
        )}
      </PagedList>
      {csv && <Download path={csv} />}
    </>
  );
}
