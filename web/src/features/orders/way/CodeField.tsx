import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { taka } from '../../../components/taka.ts';
import { t } from '../messages/index.ts';
import type { Coupon } from './useCoupon.ts';
import classes from './OrderWay.module.css';

const MAX_CODE = 40;

/** Shows what a code gives before anything is ordered. */
export function CodeField({ coupon, duration, price }: { coupon: Coupon; duration: string; price: number }) {
  const { code, given, isBusy, problem, check, change } = coupon;
  const [wasTyped] = useState(code !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void check(duration);
  };
  return (
    <details className={classes.code} open={wasTyped}>
      <summary>{t('orders.haveCode')}</summary>
      <form onSubmit={submit}>
        <TextInput
          label={t('orders.code')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={MAX_CODE}
          value={code}
          error={problem}
          errorProps={{ role: 'alert' }}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={isBusy}>
          {t('orders.useCode')}
        </Button>
      </form>
      <p role="status" className={classes.gives}>
        {given && wordsOf(given, price)}
      </p>
    </details>
  );
}

const wordsOf = ({ amount, discount }: NonNullable<Coupon['given']>, price: number) =>
  amount === 0
    ? t('orders.codeGivesAll')
    : t('orders.codeGives', { discount: taka(discount), amount: taka(amount), price: taka(price) });
