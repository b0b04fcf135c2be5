import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { IconPlus } from '../../../components/icons.ts';
import { PagedList } from '../../studio/paged/index.ts';
import { paths, StudioPage, useMay } from '../../studio/shell/index.ts';
import { CouponRow } from './CouponRow.tsx';
import classes from './Coupons.module.css';
import { useCouponPlansQuery, useDeskCouponsQuery } from './coupons.generated.ts';
import { t } from './messages/index.ts';
import { couponPaths } from './paths.ts';

/** `/studio/desk/coupons` */
export const CouponsPage = () => (
  <StudioPage title={t('desk.coupons')} ofDesk backTo={paths.desk}>
    <Coupons />
  </StudioPage>
);

function Coupons() {
  const query = useDeskCouponsQuery({ fetchPolicy: 'cache-and-network' });
  const plans = useCouponPlansQuery().data?.plans ?? [];
  const mayChange = useMay('CONTENT_WRITE');
  return (
    <>
      <div className={classes.tools}>
        <p className={classes.hint}>{t('desk.couponsHint')}</p>
        {mayChange && (
          <Button component={Link} to={couponPaths.newCoupon} leftSection={<IconPlus size={18} aria-hidden />}>
            {t('desk.couponNew')}
          </Button>
        )}
      </div>
      <PagedList query={query} list={query.data?.desk.coupons} empty={t('desk.couponsNone')}>
        {(coupon) => <CouponRow key={coupon.code} coupon={coupon} plans={plans} mayChange={mayChange} />}
      </PagedList>
    </>
  );
}
