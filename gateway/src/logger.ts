import pino, { type DestinationStream, type Logger } from 'pino';

/** The program's log: JSON lines on standard output, with nothing in them that signs anyone in. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino({ name: 'gateway', level, redact: ['req.headers.authorization', 'err.config', '*.token'] }, destination);
