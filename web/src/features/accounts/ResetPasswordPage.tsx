import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sitePath } from 'schema/site-path.ts';
import { toast } from '../../components/toast.ts';
import { accountPaths, type LoginState } from '../../session/index.ts';
import { AccountPage, BackToLogin } from './AccountPage.tsx';
import { AccountForm } from './form/AccountForm.tsx';
import { NewPasswordField } from './form/NewPasswordField.tsx';
import { PasswordField } from './form/PasswordField.tsx';
import { useAccountForm } from './form/useAccountForm.ts';
import { t } from './messages/index.ts';
import { explainPasswordReset } from './problems.ts';
import { rememberResetEmail, resetEmail } from './reset-email.ts';
import { useResetPasswordMutation } from './reset-password.generated.ts';
import { resetPassword } from './schemas.ts';
import { SendCodeAgain } from './SendCodeAgain.tsx';

export function ResetPasswordPage() {
  const navigate = useNavigate();
  const [email, setEmail] = useState<string>();
  useEffect(() => {
    const remembered = resetEmail();
    if (remembered) return setEmail(remembered);
    const state: LoginState = { message: t('accounts.emailFirst') };
    void navigate(accountPaths.forgotPassword, { state, replace: true });
    // Only when the page opens: `navigate` changes with every location.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const [reset] = useResetPasswordMutation();
  const form = useAccountForm({
    start: { otp: '', password: '', confirmPassword: '' },
    onInput: resetPassword,
    onSubmit: resetPassword,
    explain: explainPasswordReset,
    async send({ otp, password }) {
      if (email === undefined) return;
      // Mails and phones format a code in groups.
      const input = { email, otp: otp.replaceAll(/\s/g, ''), password };
      const { data } = await reset({ variables: { input } });
      if (data?.resetPassword.message) void toast(data.resetPassword.message, 'success');
      rememberResetEmail(null);
      const state: LoginState = { email };
      void navigate(sitePath(data?.resetPassword.redirect) ?? accountPaths.logIn, { state });
    },
  });
  return (
    <AccountPage
      title={t('accounts.resetTitle')}
      intro={email ? t('accounts.resetIntro', { email }) : t('accounts.resetIntroWithoutEmail')}
      back={<BackToLogin />}
      links={email && <SendCodeAgain email={email} />}
    >
      <AccountForm form={form} action={t('accounts.confirm')}>
        {/* For password managers. */}
        <input type="text" hidden autoComplete="username" value={email ?? ''} readOnly />
        <TextInput
          {...form.field('otp')}
          label={t('accounts.otp')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          maxLength={20}
        />
        <NewPasswordField {...form.field('password')} label={t('accounts.newPassword')} />
        <PasswordField
          {...form.field('confirmPassword')}
          label={t('accounts.confirmPassword')}
          autoComplete="new-password"
        />
      </AccountForm>
    </AccountPage>
  );
}
