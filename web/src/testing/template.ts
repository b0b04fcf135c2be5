import { readFileSync } from 'node:fs';
import { defaultSite, fillSite } from 'schema/site.ts';

const INDEX = new URL('../../index.html', import.meta.url);

/** index.html, nearly as the build writes it. */
export const template = fillSite(readFileSync(INDEX, 'utf8'), defaultSite)
  .replace(/<script type="module" src="[^"]*"><\/script>/, '')
  .replace('</head>', '<script type="module" crossorigin src="/assets/index-1.js"></script></head>');
