import { errorCode, errorField, errorText, serverText } from '../../apollo/errors.ts';
import { messages } from '../../components/messages/accounts.ts';
import { messages as shared } from '../../components/messages.ts';

/** Why a form was not taken, and by which of its fields where it is one's. */
export type Problem = { message: string; field?: string | undefined };

export type Explain = (error: unknown) => Problem;

/** In the words of the server. */
export const inServersWords: Explain = (error) => ({ message: errorText(error), field: errorField(error) });

const RESET_CATALOGUE: Record<string, string> = {
  BAD_USER_INPUT: messages.invalidInformation,
  NOT_FOUND: messages.emailUnknown,
  OTP_MISMATCH: messages.otpMismatch,
  TOO_MANY_REQUESTS: messages.tooManyRequests,
  UPSTREAM_TIMEOUT: shared.timeout,
};

/** In the words that the specification (8) has for a forgotten password, where the server names no field of its own. */
export const inResetsWords: Explain = (error) => {
  const said = serverText(error);
  const field = errorField(error);
  const code = errorCode(error);
  if (said === undefined) return { message: errorText(error) };
  if (code === 'BAD_USER_INPUT' && field !== undefined) return { message: said, field };
  // No token goes with these calls, so the gateway has no code of its own for a 401.
  if (said === messages.unauthorized) return { message: said, field };
  return { message: RESET_CATALOGUE[code ?? ''] ?? messages.somethingWrong, field };
};
