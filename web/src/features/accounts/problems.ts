import { errorCode, errorField, errorText, serverText } from '../../apollo/errors.ts';
import { t, type MessageId } from './messages/index.ts';

/** Why a form was not taken, and by which of its fields where it is one's. */
export type Problem = { message: string; field?: string | undefined };

export type Explain = (error: unknown) => Problem;

/** In the words of the server. */
export const inServersWords: Explain = (error) => ({ message: errorText(error), field: errorField(error) });

// The API's words.
const UNAUTHORIZED = 'Unauthorized: Please log in.';

const RESET_MESSAGES: Record<string, MessageId> = {
  BAD_USER_INPUT: 'accounts.invalidInformation',
  NOT_FOUND: 'accounts.emailUnknown',
  OTP_MISMATCH: 'accounts.otpMismatch',
  TOO_MANY_REQUESTS: 'accounts.tooManyRequests',
  UPSTREAM_TIMEOUT: 'shared.timeout',
};

/** In the words that the specification (8) has for a forgotten password, where the server names no field of its own. */
export const inResetsWords: Explain = (error) => {
  const said = serverText(error);
  const field = errorField(error);
  const code = errorCode(error);
  if (said === undefined) return { message: errorText(error) };
  if (code === 'BAD_USER_INPUT' && field !== undefined) return { message: said, field };
  // No token goes with these calls, so the gateway has no code of its own for a 401.
  if (said === UNAUTHORIZED) return { message: said, field };
  return { message: t(RESET_MESSAGES[code ?? ''] ?? 'accounts.somethingWrong'), field };
};
