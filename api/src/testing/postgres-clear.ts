// Drops a test run's databases. The address comes on stdin, since it has a password.
import { text } from 'node:stream/consumers';
import { clear } from './postgres-server.ts';

await clear(await text(process.stdin), process.argv[2]!);
