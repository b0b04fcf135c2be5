import type { Request, Response } from 'express';
import { errorMessages as sharedMessages } from '../../http/error-messages.ts';
import { ApiError, messageFields } from '../../http/errors.ts';
import type { Reply } from '../../http/idempotency.ts';
import { ndjsonResponse } from '../../http/ndjson-response.ts';

const LINES = 'application/x-ndjson';

/**
 * Answers with what `run` returns: as JSON, or, for a caller that accepts JSON Lines alone, as the last line after
 * `{ waiting: true }` for each 5 s. What fails once lines have begun ends in `{ error }`.
 */
export async function reply(request: Request, response: Response, run: () => Promise<Reply>): Promise<void> {
  if (request.accepts(['json', LINES]) !== LINES) {
    const { status, body } = await run();
    return void response.status(status).json(body);
  }
  const lines = ndjsonResponse(response);
  try {
    const { status, body } = await run();
    if (!lines.begun) response.status(status);
    lines.end(body);
  } catch (error) {
    if (!lines.begun) throw error;
    request.log?.error({ err: error }, 'content import broken off');
    const text = error instanceof ApiError ? error.text : sharedMessages.internal();
    lines.end({ error: messageFields(text) });
  }
}
