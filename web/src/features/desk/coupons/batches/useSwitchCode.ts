import { useApolloClient } from '@apollo/client/react';
import { errorCode } from '../../../../apollo/errors.ts';
import { toast } from '../../../../components/toast.ts';
import { useOnce } from '../../../studio/confirm/index.ts';
import { t } from '../messages/index.ts';
import { CodeBatchDocument, useSwitchCodeMutation } from './batches.generated.ts';

type Options = { batch: string; on: boolean; onDone: () => void };

/** Switches codes of a batch off, or on again. */
export function useSwitchCode({ batch, on, onDone }: Options) {
  const client = useApolloClient();
  const once = useOnce();
  const [mutate] = useSwitchCodeMutation();
  const switchCode = (code: string) =>
    once.run(async () => {
      try {
        await mutate({ variables: { batch, code, on } });
      } catch (error) {
        // Somebody used it meanwhile.
        if (errorCode(error) === 'CONFLICT') void client.refetchQueries({ include: [CodeBatchDocument] });
        throw error;
      }
      void toast(t(on ? 'desk.codeIsOn' : 'desk.codeIsOff', { code }), 'success');
      onDone();
    });
  return { once, switchCode };
}
