import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { isLocalhost } from '../env.ts';

const SANDBOX = ['https://*.apollographql.com', 'https://fonts.googleapis.com', 'https://fonts.gstatic.com'];

/**
 * The headers of every answer: a page may run this site's own scripts and nothing else, and show pictures of its own and
 * of `imageOrigins`.
 */
export const securityHeaders = (imageOrigins: string[] = []): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine writes its theme's variables as a style element.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...imageOrigins],
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

/** For the explorer at GET /graphql: its own scripts and workers, and no connection to anywhere else. */
export const explorerHeaders: RequestHandler = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    workerSrc: ["'self'"],
    // Monaco sets styles by style elements and attributes. Scripts stay strict.
    styleSrc: ["'self'", "'unsafe-inline'"],
    fontSrc: ["'self'"],
    // Monaco's style sheet has small pictures as data: addresses.
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

/**
 * For Apollo Sandbox embedded at GET /graphql, whose scripts come from Apollo (SANDBOX=embedded). A page of any other
 * host than localhost may hold a reader's token, and does not run them.
 */
export const sandboxHeaders: RequestHandler = (request, response, next) =>
  (isLocalhost(request.hostname) ? embeddedSandboxHeaders : explorerHeaders)(request, response, next);
