import { connect, type Socket } from 'node:net';
import { deflateSync, crc32 } from 'node:zlib';
import type { TestApi } from './index.ts';

const pngChunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};

/** A tiny PNG of a huge black picture. */
export function pixelBomb(width: number, height: number) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const magic = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([magic, pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))]);
}

export const uploadForm = (bytes: Uint8Array) => {
  const form = new FormData();
  form.append('url', new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), 'a.png');
  return form;
};

/** A very slow upload over its own socket. */
export function slowUpload(api: TestApi, { token, ip }: { token: string; ip: string }) {
  const socket: Socket = connect(api.port, '127.0.0.1').on('error', () => {});
  const drip = setInterval(() => socket.write('1\r\nx\r\n'), 200);
  const answer = new Promise<{ status: number; text: string }>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.once('close', () => {
      clearInterval(drip);
      resolve({ status: Number(text.split(' ')[1] ?? 0), text });
    });
  });
  socket.write(
    `POST /med/api/v1/images HTTP/1.1\r\nHost: x\r\nClient-IP: ${ip}\r\nAuthorization: Bearer ${token}\r\n` +
      'Content-Type: multipart/form-data; boundary=xyz\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  /** Resolves once the connection is closed. */
  return { answer, leave: () => socket.destroy() };
}
