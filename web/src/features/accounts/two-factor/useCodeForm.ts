import { useAccountForm } from '../form/useAccountForm.ts';
import { explainByServerText } from '../problems.ts';
import { twoFactorCode } from '../schemas.ts';

/** A form with a code; `send` throws when the server rejects it. */
export const useCodeForm = (send: (code: string) => Promise<unknown>) =>
  useAccountForm({
    start: { code: '' },
    onInput: twoFactorCode,
    onSubmit: twoFactorCode,
    // The field has another name at the sign-in with Google, which has a code of its own.
    explain: (error) => {
      const { message, field } = explainByServerText(error);
      return { message, field: field === 'twoFactorCode' ? 'code' : field };
    },
    secrets: ['code'],
    send: ({ code }) => send(code.trim()),
  });
