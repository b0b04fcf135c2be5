import { Link, Navigate } from 'react-router-dom';
import { accountPaths, useSession, type LoginState } from '../../session/index.ts';
import { AccountPage } from './AccountPage.tsx';
import { useAffiliateRef, withAffiliate } from './affiliate.ts';
import { AccountForm } from './form/AccountForm.tsx';
import { EmailField } from './form/EmailField.tsx';
import { FormNote } from './form/FormProblem.tsx';
import { PasswordField } from './form/PasswordField.tsx';
import { GoogleButton } from './google/GoogleButton.tsx';
import { useGoogleReturn } from './google/useGoogleReturn.ts';
import { t, Trans } from './messages/index.ts';
import { SecondStep } from './two-factor/SecondStep.tsx';
import { useLogIn } from './useLogIn.ts';
import { useLoginState } from './useLoginState.ts';

export function LoginPage() {
  const session = useSession();
  const affiliate = useAffiliateRef();
  const loginState = useLoginState();
  const google = useGoogleReturn();
  const { form, finish, back } = useLogIn(loginState.email ?? '');
  const problem = form.problem ?? google.problem;
  const from = google.from ?? loginState.from ?? '/';
  if (session) return <Navigate to={from} replace />;
  const secondStep = finish ?? google.finish;
  if (secondStep) return <SecondStep finish={secondStep} onBack={finish ? back : google.back} />;
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
