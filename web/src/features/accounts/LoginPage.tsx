import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { withDevice } from '../../apollo/device.ts';
import { errorCode } from '../../apollo/errors.ts';
import { accountPaths, useSession, type LoginState } from '../../session/index.ts';
import { AccountPage } from './AccountPage.tsx';
import { useAffiliateRef, withAffiliate } from './affiliate.ts';
import { AccountForm } from './form/AccountForm.tsx';
import { EmailField } from './form/EmailField.tsx';
import { FormNote } from './form/FormProblem.tsx';
import { PasswordField } from './form/PasswordField.tsx';
import { useAccountForm } from './form/useAccountForm.ts';
import { GoogleButton } from './google/GoogleButton.tsx';
import { useGoogleReturn } from './google/useGoogleReturn.ts';
import { useLogInMutation } from './log-in.generated.ts';
import { t, Trans } from './messages/index.ts';
import { explainByServerText, type Explain } from './problems.ts';
import { logInOnInput, logInOnSubmit } from './schemas.ts';
import { signIn } from './sign-in.ts';
import { SecondStep, type FinishLogIn } from './two-factor/SecondStep.tsx';
import { useLoginState } from './useLoginState.ts';

const isSecondStep = (error: unknown) => errorCode(error) === 'TWO_FACTOR_REQUIRED';

/** The second step is no problem of the form. */
const explain: Explain = (error) => (isSecondStep(error) ? { message: '' } : explainByServerText(error));

export function LoginPage() {
  const client = useApolloClient();
  const session = useSession();
  const affiliate = useAffiliateRef();
  const loginState = useLoginState();
  const google = useGoogleReturn();
  const [logIn] = useLogInMutation();
  const [finishLogIn, setFinishLogIn] = useState<FinishLogIn>();
  const form = useAccountForm({
    start: { email: loginState.email ?? '', password: '' },
    onInput: logInOnInput,
    onSubmit: logInOnSubmit,
    explain,
    async send({ email, password }) {
      const credentials = { email: email.trim(), password };
      const finish = async (code?: string) => {
        const variables = { ...credentials, ...(code !== undefined && { code }) };
        const { data } = await logIn({ variables, context: withDevice() });
        if (data) await signIn(client, data.logIn);
      };
      await finish().catch((error: unknown) => {
        if (isSecondStep(error)) setFinishLogIn(() => finish);
        throw error;
      });
    },
  });

  const problem = form.problem ?? google.problem;
  const from = google.from ?? loginState.from ?? '/';
  if (session) return <Navigate to={from} replace />;
  const finish = finishLogIn ?? google.finish;
  if (finish) {
    return (
      <AccountPage
        title={t('accounts.secondStepTitle')}
        intro={t('accounts.secondStepIntro')}
        links={<p>{t('accounts.noPhone')}</p>}
      >
        <SecondStep finish={finish} onBack={finishLogIn && (() => setFinishLogIn(undefined))} />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={t('accounts.logIn')}
      intro={t('accounts.logInIntro')}
      otherWay={<GoogleButton affiliate={affiliate} from={from} />}
      links={
        <>
          <p>
            <Trans
              id="accounts.newHere"
              components={{ signUp: <Link to={withAffiliate(accountPaths.signUp, affiliate)} state={loginState} /> }}
            />
          </p>
          <Link to={accountPaths.forgotPassword} state={{ email: form.values.email } satisfies LoginState}>
            {t('accounts.forgotLink')}
          </Link>
        </>
      }
    >
      <FormNote>{google.note ?? (problem ? undefined : loginState.message)}</FormNote>
      <AccountForm form={{ ...form, problem }} action={t('accounts.logIn')}>
        <EmailField {...form.field('email')} autoComplete="username" />
        <PasswordField {...form.field('password')} label={t('accounts.password')} autoComplete="current-password" />
      </AccountForm>
    </AccountPage>
  );
}
