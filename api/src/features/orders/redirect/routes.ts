import express, { type Request } from 'express';
import { send } from '../../../http/contract.ts';
import { notFound } from '../../../http/errors.ts';
import { errorMessages as sharedMessages } from '../../../http/error-messages.ts';
import { Routes } from '../../../http/routes.ts';
import type { Services } from '../../../services.ts';
import type { ProviderCall } from '../../payments/providers/index.ts';
import { hear } from './hear.ts';

const rawBody = express.raw({ type: () => true, limit: '64kb', inflate: false });

/** Calls of payers' browsers and of providers. Neither proves anything: each has the provider asked. */
export function providerRoutes(services: Services) {
  const { providers } = services;
  const routes = new Routes();
  const providerAt = (id: string) => {
    const provider = providers.find((one) => one.id === id);
    if (!provider) throw notFound(sharedMessages.noRoute());
    return provider;
  };

  const findOrder = (request: Request<{ provider: string }>) => {
    const provider = providerAt(request.params.provider);
    const hint = provider.readReturn(toCall(request));
    return hint && hear(services, provider, hint);
  };
  routes.add('GET /payments/:provider/return', async (request, response) => {
    send(response.set('cache-control', 'no-store'), 'returnFromProvider', {
      data: { order: await findOrder(request) },
    });
  });
  routes.add('POST /payments/:provider/return', rawBody, async (request, response) => {
    const order = await findOrder(request);
    send(response.set('cache-control', 'no-store'), 'returnFromProviderByForm', { data: { order } });
  });

  routes.add('POST /payments/:provider/notify', rawBody, async (request, response) => {
    const provider = providerAt(request.params.provider);
    const hint = await provider.readNotification(toCall(request));
    if (hint) await hear(services, provider, hint);
    // Strangers learn nothing.
    response.status(204).end();
  });

  return routes;
}

const toCall = ({ query, body }: Pick<Request, 'query' | 'body'>): ProviderCall => ({
  query,
  body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
});
