import pino, { type DestinationStream, type Logger } from 'pino';
import { currentRequestId } from './http/request-id.ts';

/** The program's log: JSON lines on standard output, with nothing in them that signs anyone in. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      name: 'gateway',
      level,
      redact: ['req.headers.authorization', 'err.config', '*.token'],
      // As the api names it.
      mixin: () => ({ reqId: currentRequestId() }),
    },
    destination,
  );
