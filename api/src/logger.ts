import pino, { type DestinationStream, type Logger } from 'pino';

/** JSON lines on standard output, without credentials. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      name: 'api',
      level,
      redact: ['req.headers', 'res.headers', '*.password', '*.otp', '*.token', '*.code_verifier'],
      serializers: { err: describeError },
    },
    destination ?? pino.destination(1),
  );

type ErrorWithCause = Error & { code?: unknown; constraint?: unknown; cause?: unknown };

/**
 * A database error's message and detail contain statement parameters and rows, with people's addresses and hashes: keep
 * the first line of the message only.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack = '', code, constraint, cause } = error as ErrorWithCause;
  return {
    type: name,
    message: message.split(/\nparams:/)[0],
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
}
