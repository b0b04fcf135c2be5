import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

// Not the pictures of a folder, which are sent before.
const IMPORT = /POST \/exchange\/(?:import|content)\?/;

type Fault = 'none' | 'upload' | 'answer';

/**
 * A line to the site that breaks off where an import is on it: at its `upload`, or once its whole `answer` has come, of
 * which the browser gets nothing.
 */
export async function lossyLine(site: string) {
  const { port } = new URL(site);
  let fault: Fault = 'none';
  let broken = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), '127.0.0.1');
    let answer = '';
    let isImport = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    const breakOff = () => {
      broken += 1;
      client.destroy();
    };
    client.on('data', (chunk) => {
      isImport = IMPORT.test(chunk.toString('latin1')) || (isImport && !chunk.includes('HTTP/1.1\r\n'));
      if (isImport && fault === 'upload') return breakOff();
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (!isImport || fault !== 'answer') return void client.write(chunk);
      answer += chunk.toString('latin1');
      if (answer.includes('"report"')) breakOff();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakAt: (next: Fault) => {
      fault = next;
    },
    /** How often it has broken off. */
    broken: () => broken,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
