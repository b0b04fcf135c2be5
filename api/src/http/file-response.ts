import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';

/** Headers of a file to save. */
export const attachment = (fileName: string, contentType: string) => ({
  'content-type': contentType,
  'content-disposition': `attachment; filename="${fileName}"`,
  'cache-control': 'no-store',
});

/** What fails on the way cuts the file short, which its reader sees. */
export async function sendFile(
  content: AsyncIterable<string> | Readable,
  request: Request,
  response: Response,
): Promise<void> {
  try {
    await pipeline(content, response);
  } catch (error) {
    if (!response.headersSent) throw error;
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE')
      request.log?.error({ err: error }, 'a file was broken off');
  }
}
