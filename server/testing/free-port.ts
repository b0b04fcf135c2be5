import { createServer } from 'node:net';

// Below the ports that a system gives to whoever asks for any: another test would get one before its listener starts.
const FROM = 20_000;
const COUNT = 12_000;

const given = new Set<number>();

/** A port that nobody listens on now, another one at each call. */
export async function freePort(): Promise<number> {
  const port = FROM + Math.floor(Math.random() * COUNT);
  if (given.has(port)) return freePort();
  given.add(port);
  return (await isFree(port)) ? port : freePort();
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
