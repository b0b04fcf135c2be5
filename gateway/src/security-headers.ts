import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

const SANDBOX = ['https://*.apollographql.com', 'https://fonts.googleapis.com', 'https://fonts.gstatic.com'];

/** The headers of every answer: a page may run this site's own scripts and nothing else. */
export const securityHeaders: RequestHandler = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Mantine writes its theme's variables as a style element.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  crossOriginEmbedderPolicy: false,
  // TLS is the deployer's proxy, which says for how long it will be there.
  strictTransportSecurity: false,
});

/** Apollo Sandbox is a page of its own with scripts of its own, on GET /graphql alone. */
export const sandboxHeaders: RequestHandler = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'", ...SANDBOX],
    scriptSrc: ["'self'", "'unsafe-inline'", ...SANDBOX],
    styleSrc: ["'self'", "'unsafe-inline'", ...SANDBOX],
    imgSrc: ["'self'", 'data:', ...SANDBOX],
    frameSrc: SANDBOX,
    connectSrc: ["'self'", ...SANDBOX],
    manifestSrc: SANDBOX,
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
});

/** What these write, for those who answer without Express. */
function written(...handlers: RequestHandler[]): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    removeHeader: (name: string) => delete headers[name],
  };
  for (const handler of handlers) void handler({} as Request, response as unknown as Response, () => {});
  return headers;
}

/** The headers of what /graphql answers, by method. */
export const graphqlHeaders = {
  GET: written(securityHeaders, sandboxHeaders),
  POST: written(securityHeaders),
};
