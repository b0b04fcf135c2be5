import type { GraphQLError } from 'graphql';
import { badInput, graphqlError } from '../../graphql/errors.ts';
import { wordsOf } from '../../messages.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { accountMessages } from './messages.ts';
import { errorMessages } from '../../graphql/messages.ts';

// From the REST API's names of inputs to GraphQL's.
const FIELDS = new Map([
  ['name', 'name'],
  ['email', 'email'],
  ['password', 'password'],
  ['confirmPassword', 'confirmPassword'],
  ['otp', 'otp'],
  ['code', 'code'],
  ['medical_college', 'medicalCollege'],
  ['year', 'year'],
  ['contact_number', 'contactNumber'],
  ['images', 'imageId'],
]);

type Translation = (error: UpstreamError) => GraphQLError | UpstreamError | undefined;

const TAKEN_WORDS = /already|taken|exists|registered/i;

// A 400 with another code or field is not about a taken address.
function isTaken({ status, upstreamCode, upstreamField, message }: UpstreamError): boolean {
  if (upstreamCode === 'EMAIL_TAKEN' || status === 409) return true;
  if (status === 422 && upstreamField === undefined) return TAKEN_WORDS.test(message);
  if (status !== 400 || upstreamCode === 'BAD_IDEMPOTENCY_KEY') return false;
  return TAKEN_WORDS.test(message) || (upstreamCode === undefined && upstreamField === undefined);
}

// The specification has words for a 401 here, although no token is sent.
const withLogInMessage = (error: UpstreamError) =>
  error.status === 401 ? error.with({ text: errorMessages.logIn() }) : undefined;

const WRONG_WORDS =
  /invalid|incorrect|wrong|not found|no such|\bno (?:user|account|email)|not registered|unknown|exist|match/i;

const isWrong = ({ status, upstreamField, message }: UpstreamError) =>
  status === 401 || status === 404 || (status === 422 && upstreamField === undefined && WRONG_WORDS.test(message));

// Why an account may not sign in although its password may be right.
const ACCOUNT_WORDS =
  /\b(?:un|not (?:yet )?(?:been )?)-?(?:verified|confirmed|activated|approved)\b|\b(?:verify|confirm|activate) your\b|\b(?:suspended|blocked|banned|disabled|deactivated|inactive|locked|expired|deleted)\b|\btoo many\b|\bdevices?\b/i;

/** The upstream's reason, if it is not about the email or the password. */
function reasonOf({ upstreamCode = '', upstreamText }: UpstreamError): GraphQLError | undefined {
  const isAboutAccount = ACCOUNT_WORDS.test(`${upstreamCode.replaceAll('_', ' ')}: ${wordsOf(upstreamText)}`);
  return isAboutAccount ? graphqlError('FORBIDDEN', upstreamText || errorMessages.forbidden()) : undefined;
}

// The second step is not about the credentials, which are right.
const secondStepOf = ({ upstreamCode, text }: UpstreamError, field: string) => {
  if (upstreamCode === 'TWO_FACTOR_REQUIRED')
    return graphqlError('TWO_FACTOR_REQUIRED', text || accountMessages.twoFactorRequired());
  return upstreamCode === 'WRONG_CODE' ? badInput(field, text || accountMessages.invalid()) : undefined;
};

/** Where a status means something else than in graphql/errors.ts. */
export const errorsByCall = {
  signUp: (error) =>
    isTaken(error) ? graphqlError('EMAIL_TAKEN', accountMessages.emailTaken(), { field: 'email' }) : undefined,
  // One text for both, so that nobody learns which addresses have accounts.
  logIn: (error) =>
    secondStepOf(error, 'code') ??
    (isWrong(error)
      ? (reasonOf(error) ?? graphqlError('INVALID_CREDENTIALS', accountMessages.wrongCredentials()))
      : undefined),
  signInWithCode: (error) =>
    secondStepOf(error, 'twoFactorCode') ??
    (error.status === 400 || error.status === 401 || error.status === 404
      ? (reasonOf(error) ?? graphqlError('INVALID_CREDENTIALS', accountMessages.codeSpent()))
      : undefined),
  requestReset: (error) =>
    error.status === 404
      ? graphqlError('NOT_FOUND', accountMessages.emailUnknown(), { field: 'email' })
      : withLogInMessage(error),
  resetPassword: (error) =>
    error.status === 404
      ? graphqlError('OTP_MISMATCH', accountMessages.otpMismatch(), { field: 'otp' })
      : withLogInMessage(error),
  viewer: ({ status }) => (status === 404 ? graphqlError('UNAUTHENTICATED', errorMessages.logIn()) : undefined),
  update: () => undefined,
} satisfies Record<string, Translation>;

/** Translates errors by the call's own table, then by the field that the upstream names. */
export async function translateErrors<Result>(translate: Translation, response: Promise<Result>): Promise<Result> {
  try {
    return await response;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const field = FIELDS.get(error.upstreamField ?? '');
    const isInput = error.status === 400 || error.status === 422;
    throw translate(error) ?? (field && isInput ? badInput(field, error.text || accountMessages.invalid()) : error);
  }
}
