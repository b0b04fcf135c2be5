import { z } from 'zod';
import { toCamelCase } from '../../rest/camel-case.ts';
import { type Fields, type Schemas, responseField } from '../../rest/contract.ts';
import { htmlText } from '../../rest/html-text.ts';
import { instant } from '../../rest/instant.ts';
import { rows } from '../../rest/lenient-schemas.ts';

const IDS = { terms: 'TERMS', privacy: 'PRIVACY', refunds: 'REFUNDS' } as const;

const text = z
  .object({
    id: z.enum(['terms', 'privacy', 'refunds']).transform((id) => IDS[id]),
    body: z.string().transform((html) => htmlText('body', html)),
    updated_at: instant,
  } satisfies Fields<Schemas['LegalText']>)
  .transform(toCamelCase);

export const legalTexts = responseField('listLegalTexts', 'texts', rows(text));
export const savedText = responseField('saveLegalText', 'text', text.nullable());
