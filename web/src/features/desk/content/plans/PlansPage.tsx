import { taka } from '../../../../components/taka.ts';
import { paths, StudioPage } from '../../../studio/shell/index.ts';
import { EntryList } from '../entries/EntryList.tsx';
import { t } from '../messages/index.ts';
import { contentPaths, planPath } from '../paths.ts';
import { useDeskPlansQuery } from './plans.generated.ts';

/** `/studio/desk/plans` */
export const DeskPlansPage = () => (
  <StudioPage title={t('desk.contentPlans')} backTo={paths.desk}>
    <Plans />
  </StudioPage>
);

function Plans() {
  const query = useDeskPlansQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <EntryList
      kind="PLAN"
      query={query}
      entriesOf={({ desk }) => desk.plans}
      newTo={contentPaths.newPlan}
      pathOf={({ id }) => planPath(id)}
      titleOf={({ name }) => name}
      removalOf={() => t('desk.contentPlanRemoval')}
    >
      {({ prices, onSale }) => (
        <>
          {!onSale && <strong>{t('desk.contentNotOnSale')}</strong>}
          {prices.map(({ price, duration }) => (
            <span key={duration}>{t('desk.contentPriceFor', { amount: taka(price), duration })}</span>
          ))}
        </>
      )}
    </EntryList>
  );
}
