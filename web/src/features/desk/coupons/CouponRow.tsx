import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { calendarDay } from '../../../components/calendar-day.ts';
import { taka } from '../../../components/taka.ts';
import { toast } from '../../../components/toast.ts';
import { useOnce } from '../../studio/confirm/index.ts';
import { rows } from '../../studio/paged/index.ts';
import { percentOf, toForm, toInput } from './coupon-form.ts';
import classes from './Coupons.module.css';
import { type CouponPlansQuery, type DeskCouponFragment, useSaveCouponMutation } from './coupons.generated.ts';
import { t } from './messages/index.ts';
import { couponPath } from './paths.ts';

type Plans = NonNullable<CouponPlansQuery['plans']>;
type Props = { coupon: DeskCouponFragment; plans: Plans; mayChange: boolean };

export function CouponRow({ coupon, plans, mayChange }: Props) {
  const { code, uses, used, oncePerPerson, isOn } = coupon;
  const names = coupon.plans.map((id) => plans.find((plan) => plan.id === id)?.name ?? id);
  const window = windowOf(coupon);
  return (
    <li className={rows.row}>
      <p className={classes.head}>
        {mayChange ? (
          <Link to={couponPath(code)} className={classes.code}>
            {code}
          </Link>
        ) : (
          <strong className={classes.code}>{code}</strong>
        )}
        {!isOn && <span className={classes.off}>{t('desk.couponOff')}</span>}
      </p>
      <p className={rows.facts}>
        <strong>{discountOf(coupon)}</strong>
        <span>{names.length > 0 ? names.join(', ') : t('desk.couponAllPlans')}</span>
        {window && <span>{window}</span>}
        <span>{t('desk.couponUsed', { used, uses: uses === null ? 'none' : String(uses) })}</span>
        {!oncePerPerson && <span>{t('desk.couponOften')}</span>}
      </p>
      {mayChange && <Switch coupon={coupon} />}
    </li>
  );
}

function Switch({ coupon }: Pick<Props, 'coupon'>) {
  const { code, isOn } = coupon;
  const once = useOnce();
  const [save] = useSaveCouponMutation();
  const change = () =>
    once.run(async () => {
      await save({ variables: { input: toInput({ ...toForm(coupon), isOn: !isOn }) } });
      void toast(t(isOn ? 'desk.couponIsOff' : 'desk.couponIsOn', { code }), 'success');
    });
  return (
    <div className={classes.switch}>
      <Button
        variant="default"
        loading={once.isBusy}
        aria-label={t(isOn ? 'desk.couponSwitchOffOf' : 'desk.couponSwitchOnOf', { code })}
        onClick={() => void change()}
      >
        {t(isOn ? 'desk.couponSwitchOff' : 'desk.couponSwitchOn')}
      </Button>
      {once.problem && (
        <p role="alert" className={classes.problem}>
          {once.problem}
        </p>
      )}
    </div>
  );
}

function discountOf({ share, amount }: DeskCouponFragment) {
  if (share === 1) return t('desk.couponGift');
  return share === null
    ? t('desk.couponAmountOff', { amount: taka(amount!) })
    : t('desk.couponShareOff', { percent: String(percentOf(share)) });
}

function windowOf({ from, until }: DeskCouponFragment) {
  if (from && until) return t('desk.couponFromUntil', { from: calendarDay(from), until: calendarDay(until) });
  if (from) return t('desk.couponFrom', { day: calendarDay(from) });
  return until ? t('desk.couponUntil', { day: calendarDay(until) }) : undefined;
}
