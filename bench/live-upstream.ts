import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

/** As much of the REST API as subscriptions need: whose a token is, an empty list, and a socket for each viewer. */
export async function startUpstream() {
  const server = createServer((request, response) => {
    const isList = request.url?.includes('/notifications');
    const body = isList ? { notifications: [] } : { data: { _id: '7', user_id: 'BENCH', access_doc: '' } };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const io = new Server(server, { transports: ['websocket'], serveClient: false });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/med/api/v1`,
    sockets: () => io.of('/').sockets.size,
    emit: (row: object) => void io.emit('new-notification', row),
    close: () => io.close(),
  };
}
