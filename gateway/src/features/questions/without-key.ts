import { KINDS } from 'question/kinds/names.ts';
import { z } from 'zod';
import type { Fields, Schemas } from '../../rest/contract.ts';
import { htmlText } from '../../rest/html-text.ts';
import { idOrLabel, list, number } from '../../rest/values.ts';
import { media } from './media.ts';
import { hasDistinctKeys, hasDistinctLabels, optionLetter } from './rows.ts';

const question = z
  .object({
    _id: idOrLabel,
    type: z.enum(KINDS),
    stem: z.string(),
    options: list(z.object({ key: idOrLabel.nullish(), text: idOrLabel })),
    parts: list(z.object({ label: idOrLabel, text: z.string(), marks: number })),
    media,
  } satisfies Fields<Schemas['AskedQuestion']>)
  .refine(hasDistinctKeys, { path: ['options.key'] })
  .refine(hasDistinctLabels, { path: ['parts.label'] });

/**
 * A question of an open examination. Parsing keeps these fields alone, so no resolver, cache or error can contain the
 * key, even if the server sends it.
 */
export const questionWithoutKey = question.transform(({ _id, stem, options, parts, ...rest }) => ({
  ...rest,
  id: _id,
  stem: htmlText('stem', stem),
  options: options.map(({ key, text }, index) => ({
    key: key ?? optionLetter(index),
    text: htmlText('options.text', text),
  })),
  parts: parts.map((part) => ({ ...part, text: htmlText('parts.text', part.text) })),
}));

export type QuestionWithoutKey = z.output<typeof questionWithoutKey>;
