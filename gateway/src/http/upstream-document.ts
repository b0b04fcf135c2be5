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

type Parts = Pick<HttpDependencies, 'admission' | 'callerOf' | 'report'> & Pick<Shared, 'http' | 'publicCalls'>;

/**
 * The OpenAPI document of the REST API, where it has one: read and kept as its public lists are, within the same size.
 * Not the contract's own in its place, which may describe calls that this upstream does not have.
 */
export const upstreamDocument = ({ admission, callerOf, report, http, publicCalls }: Parts): RequestHandler =>
  handleErrors(report, async (request, response) => {
    throwIfLimited(await admission.enter(request));
    const rest = restClient(http, callerOf(request), publicCalls);
    const document = await rest.getPublic('/openapi.json', openApi).catch((error: unknown) => {
      if (error instanceof UpstreamError && error.status === 404)
        throw new ApiError(404, 'NOT_FOUND', httpMessages.noOpenApi());
      throw error;
    });
    response.set({ 'cache-control': MAX_AGE, age: String(Math.floor(rest.ageMs() / 1000)) }).json(document);
  });
