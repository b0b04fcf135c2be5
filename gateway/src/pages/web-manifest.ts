import type { RequestHandler } from 'express';
import { languagePath, readLanguagePath } from 'schema/language-path.ts';
import { DEFAULT_LANGUAGE } from 'schema/languages.ts';
import type { Site } from 'schema/site.ts';
import { wordsOf } from '../messages.ts';
import { pageMessages } from './messages.ts';
import { sendPage, toPage } from './page.ts';

// The light scheme's. A page's own theme-color, which has both, takes their place once it is open.
const COLOUR = '#ffffff';

const SHORTCUTS = [
  { name: pageMessages.review(), url: '/review' },
  { name: pageMessages.practice(), url: '/practice' },
  { name: pageMessages.paper(), url: '/papers/new' },
];

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const screenshot = (formFactor: 'narrow' | 'wide', sizes: string) => ({
  src: `/icons/${formFactor}.webp`,
  sizes,
  type: 'image/webp',
  form_factor: formFactor,
});

/** What a browser installs, in the language of the path. */
export function webManifest(site: Site): RequestHandler {
  return async (request, response) => {
    const { language } = readLanguagePath(request.path);
    const manifest = {
      // Of every language: a device has one app, which starts in the language of the page last visited.
      id: '/',
      ...(language !== DEFAULT_LANGUAGE && { lang: language }),
      name: site.name,
      short_name: site.name,
      description: wordsOf(pageMessages.description()),
      start_url: languagePath('/?source=app', language),
      scope: '/',
      display: 'standalone',
      background_color: COLOUR,
      theme_color: COLOUR,
      icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable', 512, 'maskable')],
      screenshots: [screenshot('narrow', '720x1280'), screenshot('wide', '1280x800')],
      shortcuts: SHORTCUTS.map(({ name, url }) => ({ name: wordsOf(name), url: languagePath(url, language) })),
    };
    // No document: a first visit fetches it, and the policy is most of its bytes.
    response.removeHeader('Content-Security-Policy');
    const file = await toPage({ status: 200, html: JSON.stringify(manifest) });
    await sendPage(file, request, response, 'application/manifest+json');
  };
}
