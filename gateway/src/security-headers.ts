import type { RequestHandler } from 'express';
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
