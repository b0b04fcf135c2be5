import type { GraphQLError } from 'graphql';
import { badInput, graphqlError } from '../../graphql/errors.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { accountMessages } from './messages.ts';
import { errorMessages } from '../../graphql/messages.ts';

// The REST API's names of inputs, and the graph's.
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

type Meaning = (error: UpstreamError) => GraphQLError | UpstreamError | undefined;

const SAYS_TAKEN = /already|taken|exists|registered/i;

// The catalogue's 400: an answer that names another reason is no taken address.
function isTaken({ status, upstreamCode, upstreamField, message }: UpstreamError): boolean {
  if (upstreamCode === 'EMAIL_TAKEN' || status === 409) return true;
  if (status === 422 && upstreamField === undefined) return SAYS_TAKEN.test(message);
  if (status !== 400 || upstreamCode === 'BAD_IDEMPOTENCY_KEY') return false;
  return SAYS_TAKEN.test(message) || (upstreamCode === undefined && upstreamField === undefined);
}

// It has words for a 401, though nobody's token is sent there.
const inCataloguesWords = (error: UpstreamError) =>
  error.status === 401 ? error.with({ text: errorMessages.logIn() }) : undefined;

const SAYS_WRONG =
  /invalid|incorrect|wrong|not found|no such|\bno (?:user|account|email)|not registered|unknown|exist|match/i;

// With a status of its own, or in the words of a refusal that has none.
const isWrong = ({ status, upstreamField, message }: UpstreamError) =>
  status === 401 || status === 404 || (status === 422 && upstreamField === undefined && SAYS_WRONG.test(message));

/** What a status means at each call, where it is not what it means everywhere (errors.ts). */
export const meanings = {
  signUp: (error) =>
    isTaken(error) ? graphqlError('EMAIL_TAKEN', accountMessages.emailTaken(), { field: 'email' }) : undefined,
  // One text for both, whatever the upstream says: which addresses have accounts is nobody's to learn here.
  logIn: (error) =>
    isWrong(error) ? graphqlError('INVALID_CREDENTIALS', accountMessages.wrongCredentials()) : undefined,
  exchange: ({ status }) =>
    status === 400 || status === 401 || status === 404
      ? graphqlError('INVALID_CREDENTIALS', accountMessages.codeSpent())
      : undefined,
  requestReset: (error) =>
    error.status === 404
      ? graphqlError('NOT_FOUND', accountMessages.emailUnknown(), { field: 'email' })
      : inCataloguesWords(error),
  resetPassword: (error) =>
    error.status === 404
      ? graphqlError('OTP_MISMATCH', accountMessages.otpMismatch(), { field: 'otp' })
      : inCataloguesWords(error),
  // A token whose user is gone signs nobody in.
  viewer: ({ status }) => (status === 404 ? graphqlError('UNAUTHENTICATED', errorMessages.logIn()) : undefined),
  update: () => undefined,
} satisfies Record<string, Meaning>;

/** The answer of a call, or what its refusal means there: first by its own table, then by the field that it names. */
export async function translateErrors<Answer>(meaning: Meaning, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const field = FIELDS.get(error.upstreamField ?? '');
    const isInput = error.status === 400 || error.status === 422;
    throw meaning(error) ?? (field && isInput ? badInput(field, error.text || accountMessages.invalid()) : error);
  }
}
