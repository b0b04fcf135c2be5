import type { Response } from 'express';

const NAME = 'logParams';

/** Adds to what the desk's log keeps of this call, once its outcome is clear. */
export const noteForLog = (response: Response, params: Record<string, number | string>): void => {
  response.locals[NAME] = params;
};

export const paramsForLog = (response: Response) => (response.locals[NAME] ?? {}) as Record<string, unknown>;
