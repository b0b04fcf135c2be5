import { readFileSync } from 'node:fs';

const INDEX = new URL('../../index.html', import.meta.url);

/** index.html, nearly as the build writes it. */
export const template = readFileSync(INDEX, 'utf8')
  .replaceAll('%PRODUCT_NAME%', 'ProffBank')
  .replace(/<script type="module" src="[^"]*"><\/script>/, '')
  .replace('</head>', '<script type="module" crossorigin src="/assets/index-1.js"></script></head>');
