import { useParams } from 'react-router-dom';
import { Loaded } from '../../../components/Loaded.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { StudioPage, StudioSkeleton } from '../../studio/shell/index.ts';
import { CouponEditor } from './CouponEditor.tsx';
import { useDeskCouponQuery } from './coupons.generated.ts';
import { t } from './messages/index.ts';
import { couponPaths } from './paths.ts';

/** `/studio/desk/coupons/:code`, and a new one. */
export function CouponPage() {
  const { code } = useParams();
  return (
    <StudioPage title={t(code ? 'desk.couponTitle' : 'desk.couponNew')} ofDesk backTo={couponPaths.coupons}>
      {code ? <Coupon key={code} code={code} /> : <CouponEditor />}
    </StudioPage>
  );
}

function Coupon({ code }: { code: string }) {
  // Others change it, too.
  const query = useDeskCouponQuery({ variables: { code }, fetchPolicy: 'network-only' });
  return (
    <Loaded query={query} skeleton={<StudioSkeleton />}>
      {({ desk: { coupon } }) => (coupon ? <CouponEditor coupon={coupon} /> : <NoData>{t('desk.couponGone')}</NoData>)}
    </Loaded>
  );
}
