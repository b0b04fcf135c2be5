import { useState } from 'react';
import { readStored, store } from '../../../components/storage.ts';
import { useOnce } from '../../../components/useOnce.ts';
import { t } from '../messages/index.ts';
import { useCheckCouponMutation } from './order-way.generated.ts';

type Given = { code: string; amount: number; discount: number };

/** A code and what it takes off a plan's price. What is typed outlives a reload. */
export function useCoupon(plan: string) {
  const draft = `coupon ${plan}`;
  const [code, setCode] = useState(() => readStored('sessionStorage', draft) ?? '');
  const [given, setGiven] = useState<Given>();
  const [checkCoupon] = useCheckCouponMutation();
  const { run, isBusy, problem, setProblem } = useOnce();
  const check = (duration: string) =>
    run(async () => {
      setGiven(undefined);
      if (code.trim() === '') return setProblem(t('orders.codeEmpty'));
      const { data } = await checkCoupon({ variables: { code: code.trim(), plan, duration } });
      const { valid, amount, discount, reason } = data!.checkCoupon;
      if (!valid || amount === null) return setProblem(reason ?? t('orders.codeInvalid'));
      return setGiven({ code: code.trim(), amount, discount: discount ?? 0 });
    });
  return {
    code,
    given,
    isBusy,
    problem,
    check,
    /** For a code that an order has. */
    forget: () => store('sessionStorage', draft, null),
    change: (next: string) => {
      setCode(next);
      store('sessionStorage', draft, next || null);
      setGiven(undefined);
      setProblem(undefined);
    },
    /** For another duration of the plan. */
    checkAgain: (duration: string) => void (given && check(duration)),
  };
}

export type Coupon = ReturnType<typeof useCoupon>;
