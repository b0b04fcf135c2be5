import { Link } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { t } from '../messages/index.ts';
import { useHasOrdersQuery } from './purchases-link.generated.ts';

/** Absent where the site keeps no orders. */
export function PurchasesLink() {
  const { data } = useHasOrdersQuery({ fetchPolicy: 'no-cache' });
  return data?.viewer?.orders && <Link to={siteRoutes.orders}>{t('accounts.purchases')}</Link>;
}
