import pino, { type DestinationStream, type Logger } from 'pino';

/** The program's log: JSON lines on standard output, with nothing in them that signs anyone in. */
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

type Caused = Error & { code?: unknown; constraint?: unknown; cause?: unknown };

/**
 * What failed and where. A database's error names the statement's parameters and the row it fell over, which are
 * people's addresses and hashes: of its message the first line is kept, and its detail is left out.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack = '', code, constraint, cause } = error as Caused;
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
