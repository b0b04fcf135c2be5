import { TextInput } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { Link, useNavigate } from 'react-router-dom';
import { useIdempotencyKey } from '../../apollo/useIdempotencyKey.ts';
import { REDIRECT_MS, SIGN_UP_TOAST_MS } from '../../components/timing.ts';
import { toast } from '../../components/toast.ts';
import { accountPaths, type LoginState } from '../../session/index.ts';
import { AccountPage, BackToLogin } from './AccountPage.tsx';
import { useAffiliateRef, withAffiliate } from './affiliate.ts';
import { AccountForm } from './form/AccountForm.tsx';
import { EmailField } from './form/EmailField.tsx';
import { NewPasswordField } from './form/NewPasswordField.tsx';
import { PasswordField } from './form/PasswordField.tsx';
import { useAccountForm } from './form/useAccountForm.ts';
import { GoogleButton } from './google/GoogleButton.tsx';
import { t, Trans } from './messages/index.ts';
import { explainByServerText } from './problems.ts';
import { signUpOnInput, signUpOnSubmit } from './schemas.ts';
import { Invitation } from './Invitation.tsx';
import { useSignUpMutation } from './sign-up.generated.ts';
import { useLoginState } from './useLoginState.ts';

export function SignUpPage() {
  const affiliate = useAffiliateRef();
  const { from } = useLoginState();
  const back: LoginState = from === undefined ? {} : { from };
  const logInPath = withAffiliate(accountPaths.logIn, affiliate);
  const navigate = useNavigate();
  const redirect = useTimeout((state: LoginState) => void navigate(logInPath, { state }), REDIRECT_MS);
  const onceFor = useIdempotencyKey();
  const [signUp] = useSignUpMutation();
  const form = useAccountForm({
    start: { name: '', email: '', password: '', confirmPassword: '' },
    onInput: signUpOnInput,
    onSubmit: signUpOnSubmit,
    explain: explainByServerText,
    secrets: ['password', 'confirmPassword'],
    async send({ name, email, ...passwords }) {
      const input = { name: name.trim(), email: email.trim(), ...passwords };
      const variables = { input: { ...input, ...(affiliate && { affiliateRef: affiliate }) } };
      await signUp({ variables, context: onceFor(variables) });
      void toast(t('accounts.signedUp'), 'success', SIGN_UP_TOAST_MS);
      redirect.start({ ...back, email: input.email });
    },
  });
  return (
    <AccountPage
      title={t('accounts.signUp')}
      intro={affiliate ? <Invitation reference={affiliate} /> : t('accounts.signUpIntro')}
      back={<BackToLogin to={logInPath} state={back} />}
      otherWay={<GoogleButton affiliate={affiliate} from={from ?? '/'} />}
      links={
        <p>
          <Trans id="accounts.haveAccount" components={{ logIn: <Link to={logInPath} state={back} /> }} />
        </p>
      }
    >
      <AccountForm form={form} action={t('accounts.signUp')}>
        <TextInput {...form.field('name')} label={t('accounts.name')} autoComplete="name" maxLength={200} />
        <EmailField {...form.field('email')} autoComplete="username" />
        <NewPasswordField {...form.field('password')} label={t('accounts.password')} />
        <PasswordField
          {...form.field('confirmPassword')}
          label={t('accounts.confirmPassword')}
          autoComplete="new-password"
        />
      </AccountForm>
    </AccountPage>
  );
}
