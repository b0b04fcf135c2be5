import { KINDS as QUESTION_KINDS } from 'question/kinds/names.ts';
import { z } from 'zod';
import { sitePath } from 'schema/site-path.ts';
import type { SearchKind } from '../../graphql.generated.ts';
import { webAddress } from '../../links.ts';
import type { Fields, Schemas } from '../../rest/contract.ts';
import { data } from '../../rest/envelope.ts';
import { optional, optionalRows, rows } from '../../rest/lenient-schemas.ts';
import { flag, name } from '../../rest/values.ts';

type Link = Schemas['SearchResult']['link'][number];

const KINDS = [
  'ARTICLE',
  'BOARD',
  'BOARD_SUBJECT',
  'CHAPTER',
  'EBOOK',
  'INTERNSHIP',
  'PROFESSIONAL_YEAR',
  'SUBJECT',
  'TOPIC',
  'YEAR',
  ...QUESTION_KINDS,
] as const satisfies SearchKind[] satisfies Link['kind'][];

// Without one of its parts a sentence would say something else, so parts are not parsed leniently.
const excerpt = z
  .array(z.object({ text: z.string(), marked: flag } satisfies Fields<NonNullable<Link['excerpt']>[number]>))
  .transform((parts) => parts.filter(({ text }) => text !== ''))
  .transform((parts) => (parts.length > 0 ? parts : null));

const link = z.object({
  name,
  link: z
    .string()
    .transform((text) => sitePath(text) ?? webAddress(text))
    .pipe(z.string()),
  kind: optional('kind', z.enum(KINDS)),
  topic: optional('topic', z.string()),
  place: optional('place', z.string()),
  excerpt: optional('excerpt', excerpt),
} satisfies Fields<Link>);

const group = z.object({ topic_name: name, link: optionalRows('link', link) } satisfies Fields<
  Schemas['SearchResult']
>);

export const resultList = data(rows(group));
