import { taka } from '../../../components/taka.ts';
import { PagedList, rows } from '../../studio/paged/index.ts';
import type { Days } from './days.ts';
import { Download } from './Download.tsx';
import { useDeskAffiliatesQuery } from './figures.generated.ts';
import { t } from './messages/index.ts';
import { PersonName } from './PersonName.tsx';

export function Affiliates({ days }: { days: Days }) {
  const query = useDeskAffiliatesQuery({ variables: days, fetchPolicy: 'cache-and-network' });
  const { affiliates, csv } = query.data?.desk.reports ?? {};
  return (
    <>
      <PagedList query={query} list={affiliates} empty={t('desk.affiliatesNone')}>
        {({ person, referred, purchases, commission, held, earned, paid }) => (
          <li key={person.userId} className={rows.row}>
            <PersonName person={person} />
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
