import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { languagePath, PAGE_LANGUAGES, readLanguagePath, type PageLanguage } from 'schema/language-path.ts';
import type { HttpDependencies } from '../http/http-dependencies.ts';
import { throwIfLimited, handleErrors } from '../http/api-error.ts';
import type { Execute } from './execute.ts';
import { sitemapSections, type SitemapEntry } from './sitemap-sections.ts';

// By sitemaps.org.
const MAX_URLS = 50_000;
const MAX_AGE_MS = 3_600_000;
const MAX_AGE_INCOMPLETE_MS = 60_000;

type Options = { origin: string; execute: Execute; logger: Logger } & Pick<
  HttpDependencies,
  'admission' | 'logFailure'
>;

/** By language. */
type Sitemaps = Readonly<Record<PageLanguage, string>>;

/** The sitemap of the language of the request's path. */
export function sitemap({ origin, execute, logger, admission, logFailure }: Options): RequestHandler {
  async function createXml(): Promise<{ xml: Sitemaps; isComplete: boolean }> {
    const entries: SitemapEntry[] = [];
    let isComplete = true;
    for (const [name, part] of Object.entries(sitemapSections)) {
      try {
        entries.push(...(await part(execute)));
      } catch (error) {
        isComplete = false;
        logger.warn({ err: error, part: name }, 'left out of the sitemap');
      }
    }
    const listed = entries.slice(0, MAX_URLS);
    const xml = PAGE_LANGUAGES.map((language) => [language, toXml(origin, listed, language)] as const);
    return { xml: Object.fromEntries(xml) as Sitemaps, isComplete };
  }

  const cache = new LRUCache<'sitemap', Sitemaps>({
    max: 1,
    ttl: MAX_AGE_MS,
    allowStale: true,
    fetchMethod: async (_key, stale, { options }) => {
      const { xml, isComplete } = await createXml();
      if (isComplete) return xml;
      options.ttl = MAX_AGE_INCOMPLETE_MS;
      return stale ?? xml;
    },
  });

  return handleErrors(logFailure, async (request, response) => {
    // Cached, but some megabytes large.
    throwIfLimited(await admission.enter(request));
    const xml = await cache.fetch('sitemap');
    const { language } = readLanguagePath(request.path);
    response.type('application/xml').set('Cache-Control', 'no-cache').send(xml?.[language]);
  });
}

function toXml(origin: string, entries: readonly SitemapEntry[], language: PageLanguage): string {
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed === undefined ? '' : `<lastmod>${escape(changed)}</lastmod>`;
    return `<url><loc>${escape(origin + languagePath(path, language))}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
