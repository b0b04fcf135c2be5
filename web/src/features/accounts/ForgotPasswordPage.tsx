import { useTimeout } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import { FORGOT_TOAST_MS, REDIRECT_MS } from '../../components/timing.ts';
import { toast } from '../../components/toast.ts';
import { accountPaths } from '../../session/index.ts';
import { AccountPage, BackToLogin } from './AccountPage.tsx';
import { AccountForm } from './form/AccountForm.tsx';
import { EmailField } from './form/EmailField.tsx';
import { FormNote } from './form/FormProblem.tsx';
import { useAccountForm } from './form/useAccountForm.ts';
import { t } from './messages/index.ts';
import { explainPasswordReset } from './problems.ts';
import { useRequestPasswordResetMutation } from './request-password-reset.generated.ts';
import { rememberResetEmail } from './reset-email.ts';
import { forgotPasswordOnInput, forgotPasswordOnSubmit } from './schemas.ts';
import { useLoginState } from './useLoginState.ts';

export function ForgotPasswordPage() {
  const navigate = useNavigate();
  const redirect = useTimeout(() => void navigate(accountPaths.resetPassword), REDIRECT_MS);
  const loginState = useLoginState();
  const [request] = useRequestPasswordResetMutation();
  const form = useAccountForm({
    start: { email: loginState.email ?? '' },
    onInput: forgotPasswordOnInput,
    onSubmit: forgotPasswordOnSubmit,
    explain: explainPasswordReset,
    async send({ email }) {
      await request({ variables: { email: email.trim() } });
      rememberResetEmail(email.trim());
      void toast(t('accounts.otpSent'), 'success', FORGOT_TOAST_MS);
      redirect.start();
    },
  });
  return (
    <AccountPage title={t('accounts.forgotTitle')} intro={t('accounts.forgotIntro')} back={<BackToLogin />}>
      <FormNote>{loginState.message}</FormNote>
      <AccountForm form={form} action={t('accounts.submit')}>
        <EmailField {...form.field('email')} autoComplete="email" />
      </AccountForm>
    </AccountPage>
  );
}
