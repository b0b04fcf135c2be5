import { errorCode, errorField, errorText, extensionsOf, serverText } from '../../apollo/errors.ts';
import { t, type MessageId } from './messages/index.ts';

/** Why the server rejected a form, and which field is at fault, if any. */
export type Problem = { message: string; field?: string | undefined };

export type Explain = (error: unknown) => Problem;

export const explainByServerText: Explain = (error) => ({ message: errorText(error), field: errorField(error) });

const RESET_MESSAGES: Record<string, MessageId> = {
  BAD_USER_INPUT: 'accounts.invalidInformation',
  NOT_FOUND: 'accounts.emailUnknown',
  OTP_MISMATCH: 'accounts.otpMismatch',
  TOO_MANY_REQUESTS: 'accounts.tooManyRequests',
  UPSTREAM_TIMEOUT: 'shared.timeout',
};

/** The texts of specification 8 for a forgotten password, unless the server names a field. */
export const explainPasswordReset: Explain = (error) => {
  const text = serverText(error);
  const field = errorField(error);
  const code = errorCode(error);
  if (text === undefined) return { message: errorText(error) };
  if (code === 'BAD_USER_INPUT' && field !== undefined) return { message: text, field };
  // These calls have no token, so the gateway has no code for their 401.
  if (extensionsOf(error).messageId === 'gateway.errors.logIn') return { message: text, field };
  return { message: t(RESET_MESSAGES[code ?? ''] ?? 'accounts.somethingWrong'), field };
};
