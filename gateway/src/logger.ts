import pino, { type DestinationStream, type Logger } from 'pino';
import { currentRequestId } from './http/request-id.ts';

export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      name: 'gateway',
      level,
      redact: ['req.headers.authorization', 'err.config', '*.token'],
      // The api uses the same name.
      mixin: () => ({ reqId: currentRequestId() }),
    },
    destination,
  );
