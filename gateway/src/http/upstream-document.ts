import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { Shared } from '../context.ts';
import type { HttpDependencies } from './http-dependencies.ts';
import { throwIfLimited, ApiError, handleErrors } from './api-error.ts';
import { httpMessages } from './messages.ts';
import { restClient } from '../rest/client.ts';
import { UpstreamError } from '../rest/upstream-error.ts';

const MAX_AGE = 'public, max-age=300';

const openApi = z.union([z.looseObject({ openapi: z.string() }), z.looseObject({ swagger: z.string() })]);

type Dependencies = Pick<HttpDependencies, 'admission' | 'callerOf' | 'logFailure'> &
  Pick<Shared, 'http' | 'publicCalls'>;

/** The upstream's own OpenAPI document: the contract may describe calls that this upstream does not have. */
export const upstreamDocument = ({
  admission,
  callerOf,
  logFailure,
  http,
  publicCalls,
}: Dependencies): RequestHandler =>
  handleErrors(logFailure, async (request, response) => {
    throwIfLimited(await admission.enter(request));
    const rest = restClient(http, callerOf(request), publicCalls);
    const document = await rest.getPublic('/openapi.json', openApi).catch((error: unknown) => {
      if (error instanceof UpstreamError && error.status === 404)
        throw new ApiError(404, 'NOT_FOUND', httpMessages.noOpenApi());
      throw error;
    });
    response.set({ 'cache-control': MAX_AGE, age: String(Math.floor(rest.ageMs() / 1000)) }).json(document);
  });
