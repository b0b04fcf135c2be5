import { Button } from '@mantine/core';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { readNumber } from 'text/number.ts';
import { toast } from '../../../components/toast.ts';
import { useFormDraft } from '../../../forms/useFormDraft.ts';
import { useOnce } from '../../studio/confirm/index.ts';
import { checkCoupon, type CouponForm, emptyCoupon, toForm, toInput } from './coupon-form.ts';
import { CouponFields } from './CouponFields.tsx';
import classes from './Coupons.module.css';
import { type DeskCouponFragment, useSaveCouponMutation } from './coupons.generated.ts';
import { t } from './messages/index.ts';
import { couponPaths } from './paths.ts';

/** Without a coupon it is for a new one. */
export function CouponEditor({ coupon }: { coupon?: DeskCouponFragment }) {
  const start = coupon ? toForm(coupon) : emptyCoupon;
  const draft = useFormDraft<CouponForm>({ key: `desk coupon ${coupon?.code ?? 'new'}`, start });
  const { form, isDirty, isKept, replace, forget } = draft;
  const once = useOnce();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const [mutate] = useSaveCouponMutation();

  const save = () => {
    const wrong = checkCoupon(form.values, coupon?.used ?? 0);
    form.setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first) return element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return void once.run(async () => {
      const { data } = await mutate({ variables: { input: toInput(form.values) } });
      forget();
      void toast(t('desk.couponSaved', { code: data!.saveCoupon.code }), 'success');
      void navigate(couponPaths.coupons);
    });
  };

  return (
    <form
      ref={element}
      className={classes.form}
      aria-label={t('desk.couponTitle')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {isKept && (
        <div className={classes.note}>
          <p>{t('desk.couponKept')}</p>
          <Button variant="default" onClick={() => replace(start)}>
            {t('desk.couponDiscard')}
          </Button>
        </div>
      )}
      <CouponFields form={form} isNew={!coupon} />
      <p className={classes.hint}>{t(isGift(form.values) ? 'desk.couponGiftEffect' : 'desk.couponEffect')}</p>
      {once.problem && (
        <p role="alert" className={classes.problem}>
          {once.problem}
        </p>
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={once.isBusy} disabled={!isDirty}>
          {t(coupon ? 'desk.couponSave' : 'desk.couponCreate')}
        </Button>
        <Button component={Link} to={couponPaths.coupons} variant="default">
          {t('desk.couponBack')}
        </Button>
      </div>
    </form>
  );
}

const isGift = ({ kind, percent }: CouponForm) => kind === 'SHARE' && readNumber(percent.trim()) === 100;
