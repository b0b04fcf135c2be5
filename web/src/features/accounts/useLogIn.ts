import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { withDevice } from '../../apollo/device.ts';
import { errorCode } from '../../apollo/errors.ts';
import { useAccountForm } from './form/useAccountForm.ts';
import { useLogInMutation } from './log-in.generated.ts';
import { explainByServerText, type Explain } from './problems.ts';
import { logInOnInput, logInOnSubmit } from './schemas.ts';
import { signIn } from './sign-in.ts';
import type { FinishLogIn } from './two-factor/SecondStep.tsx';

const isSecondStep = (error: unknown) => errorCode(error) === 'TWO_FACTOR_REQUIRED';

/** The second step is no problem of the form. */
const explain: Explain = (error) => (isSecondStep(error) ? { message: '' } : explainByServerText(error));

/** The form with the password, and `finish` once it has been sent and the account asks for a code; `back` to the form. */
export function useLogIn(email: string) {
  const client = useApolloClient();
  const [logIn] = useLogInMutation();
  const [finish, setFinish] = useState<FinishLogIn>();
  const form = useAccountForm({
    start: { email, password: '' },
    onInput: logInOnInput,
    onSubmit: logInOnSubmit,
    explain,
    async send(values) {
      const credentials = { email: values.email.trim(), password: values.password };
      const send = async (code?: string) => {
        const variables = { ...credentials, ...(code !== undefined && { code }) };
        const { data } = await logIn({ variables, context: withDevice() });
        if (data) await signIn(client, data.logIn);
      };
      await send().catch((error: unknown) => {
        if (isSecondStep(error)) setFinish(() => send);
        throw error;
      });
    },
  });
  return { form, finish, back: () => setFinish(undefined) };
}
