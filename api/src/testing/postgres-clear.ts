// Drops what the test run of a prefix made on a server, whose address comes as input: it holds a password.
import { text } from 'node:stream/consumers';
import { clear } from './postgres-server.ts';

await clear(await text(process.stdin), process.argv[2]!);
