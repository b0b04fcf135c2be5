import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorCode } from '../../../apollo/errors.ts';
import { useOnce } from '../../../components/useOnce.ts';
import type { OrderInput } from '../../../graphql.generated.ts';
import { noteLeaving } from '../../../components/way-back.ts';
import { orderPath } from '../paths.ts';
import { noteUnderWay } from '../under-way.ts';
import { forgetOrderId, orderIdFor } from './order-id.ts';
import { useStartOrderMutation } from './order-way.generated.ts';

/** After these the id is of no use: the server has made no order with it. */
const REFUSALS = ['BAD_USER_INPUT', 'CONFLICT'];
const PROVIDER = /^https?:\/\//;

/** Orders once, however often it is pressed, and opens the provider's page or the order's. */
export function useStartOrder(onStarted: () => void) {
  const navigate = useNavigate();
  const [send] = useStartOrderMutation();
  const [started, setStarted] = useState<string>();
  const { run, isBusy, problem } = useOnce();
  const start = (choice: Omit<OrderInput, 'id'>) =>
    run(async () => {
      setStarted(choice.method);
      try {
        const { data } = await send({ variables: { input: { ...choice, id: orderIdFor(choice) } } });
        const { id, state, payUrl } = data!.startOrder;
        forgetOrderId();
        noteUnderWay(id);
        onStarted();
        if (state === 'OPEN' && payUrl && PROVIDER.test(payUrl)) {
          noteLeaving();
          location.assign(payUrl);
        } else await navigate(orderPath(id));
      } catch (error) {
        if (REFUSALS.includes(errorCode(error) ?? '')) forgetOrderId();
        throw error;
      }
    });
  return { start, started, isBusy, problem };
}
