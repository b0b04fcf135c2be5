import { NoData } from '../../../../components/NoData.tsx';
import { StudioPage, StudioSkeleton } from '../../../studio/shell/index.ts';
import { useCouponPlansQuery } from '../coupons.generated.ts';
import { t } from '../messages/index.ts';
import { couponPaths } from '../paths.ts';
import { Loaded } from '../../../../components/Loaded.tsx';
import { NewCodesForm } from './NewCodesForm.tsx';

/** `/studio/desk/new-codes` */
export const NewCodesPage = () => (
  <StudioPage title={t('desk.codesNew')} ofDesk backTo={couponPaths.codes}>
    <NewCodes />
  </StudioPage>
);

function NewCodes() {
  const query = useCouponPlansQuery();
  return (
    <Loaded query={query} skeleton={<StudioSkeleton />}>
      {({ plans }) =>
        plans && plans.length > 0 ? <NewCodesForm plans={plans} /> : <NoData>{t('desk.codesNoPlans')}</NoData>
      }
    </Loaded>
  );
}
