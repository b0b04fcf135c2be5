import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { errorField } from '../../../apollo/errors.ts';
import { LatePart } from '../../../components/LatePart.tsx';
import { moveTo } from '../../../components/useHashTarget.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { FormProblem } from '../form/FormProblem.tsx';
import { useAccountForm } from '../form/useAccountForm.ts';
import { t } from '../messages/index.ts';
import { explainByServerText } from '../problems.ts';
import { ownPassword } from '../schemas.ts';
import { CodeField } from './CodeField.tsx';
import { CopyButton } from './CopyButton.tsx';
import { noteTwoFactor } from './note-two-factor.ts';
import {
  useConfirmTwoFactorMutation,
  useStartTwoFactorMutation,
  type StartTwoFactorMutation,
} from './two-factor.generated.ts';
import classes from './TwoFactor.module.css';
import { useCodeForm } from './useCodeForm.ts';

// A library that nothing else needs.
const loadQrCode = async () => (await import('./QrCode.tsx')).QrCode;

type Setup = StartTwoFactorMutation['startTwoFactor'];
type Props = { id: string; onDone: (codes: readonly string[]) => void; onCancel: () => void };

/** Password, if the account has one; then the code for the app; then the app's first code. */
export function SetUp({ id, onDone, onCancel }: Props) {
  const [start] = useStartTwoFactorMutation();
  const [setup, setSetup] = useState<Setup>();
  const [problem, setProblem] = useState<string>();
  const [needsPassword, setNeedsPassword] = useState(false);
  const begun = useRef(false);

  async function begin(password?: string) {
    const { data } = await start({ variables: password === undefined ? {} : { password } });
    if (data) setSetup(data.startTwoFactor);
  }

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    begin().catch((error: unknown) => {
      if (errorField(error) === 'password') setNeedsPassword(true);
      else setProblem(explainByServerText(error).message);
    });
    // Once, when it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <div className={classes.step}>
      <FormProblem>{problem}</FormProblem>
      {setup ? <FirstCode id={id} setup={setup} onDone={onDone} /> : needsPassword && <Password begin={begin} />}
      {!setup && !needsPassword && !problem && <p role="status">{t('accounts.settingUp')}</p>}
      <Button variant="subtle" onClick={onCancel}>
        {t('accounts.cancel')}
      </Button>
    </div>
  );
}

function Password({ begin }: { begin: (password: string) => Promise<void> }) {
  const form = useAccountForm({
    start: { password: '' },
    onInput: ownPassword,
    onSubmit: ownPassword,
    explain: explainByServerText,
    send: ({ password }) => begin(password),
  });
  return (
    <AccountForm form={form} action={t('accounts.continue')}>
      <PasswordField
        {...form.field('password')}
        label={t('accounts.password')}
        description={t('accounts.passwordToStart')}
        autoComplete="current-password"
      />
    </AccountForm>
  );
}

type FirstCodeProps = { id: string; setup: Setup; onDone: (codes: readonly string[]) => void };

function FirstCode({ id, setup: { secret, address }, onDone }: FirstCodeProps) {
  const [confirm] = useConfirmTwoFactorMutation();
  const intro = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone, and the code comes after the picture.
  useEffect(() => moveTo(intro.current!), []);
  const form = useCodeForm(async (code) => {
    const { data } = await confirm({
      variables: { code },
      update: (cache, { data: confirmed }) => confirmed && noteTwoFactor(cache, id, confirmed.confirmTwoFactor.length),
    });
    if (data) onDone(data.confirmTwoFactor);
  });
  return (
    <>
      <p ref={intro}>{t('accounts.scan')}</p>
      <div className={classes.qr}>
        <LatePart load={loadQrCode} props={{ address, title: t('accounts.qrCode') }} />
      </div>
      <p>
        <a href={address}>{t('accounts.openApp')}</a>
      </p>
      <div className={classes.key}>
        <p id="setup-key">{t('accounts.setupKey')}</p>
        {/* In groups, as apps show it; they ignore the spaces. */}
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton text={secret} words={{ copied: t('accounts.keyCopied'), selected: t('accounts.keyNotCopied') }} />
      </div>
      <AccountForm form={form} action={t('accounts.switchOn')}>
        <CodeField {...form.field('code')} />
      </AccountForm>
    </>
  );
}
