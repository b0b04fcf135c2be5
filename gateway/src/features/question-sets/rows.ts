import { z } from 'zod';
import type { Fields, Schemas } from '../../rest/contract.ts';
import { data } from '../../rest/envelope.ts';
import { optional, optionalRows, rows } from '../../rest/lenient-schemas.ts';
import { idOrLabel, name, wholeNumber } from '../../rest/values.ts';

const chapter = z.object({
  _id: idOrLabel,
  chapter_name: name,
  total_question: optional('total_question', wholeNumber.pipe(z.number().min(0))),
  /** Of chapters that were merged into it. Not of the specification. */
  former_ids: optionalRows('former_ids', idOrLabel),
} satisfies Fields<Schemas['Chapter']>);

export const chapterList = data(rows(chapter));

export type Chapter = z.output<typeof chapter> & { prof: string; subject: string };
