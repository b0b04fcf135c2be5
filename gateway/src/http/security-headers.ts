import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { isLocalhost } from '../env.ts';

const SANDBOX = ['https://*.apollographql.com', 'https://fonts.googleapis.com', 'https://fonts.gstatic.com'];

export const securityHeaders = (imageOrigins: string[] = []): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine writes its theme as a style element.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...imageOrigins],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    // TLS ends at the deployer's proxy, which sets this.
    strictTransportSecurity: false,
  });

export const explorerHeaders: RequestHandler = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    workerSrc: ["'self'"],
    // Monaco uses style elements and attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    fontSrc: ["'self'"],
    // Monaco's style sheet uses data: URLs.
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
});

const embeddedSandboxHeaders: RequestHandler = helmet.contentSecurityPolicy({
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

/** SANDBOX=embedded runs Apollo's scripts, so only on localhost: elsewhere pages may hold a reader's token. */
export const sandboxHeaders: RequestHandler = (request, response, next) =>
  (isLocalhost(request.hostname) ? embeddedSandboxHeaders : explorerHeaders)(request, response, next);
