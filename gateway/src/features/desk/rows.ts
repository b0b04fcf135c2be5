import { z } from 'zod';
import type { Fields, ResponseBody } from '../../rest/contract.ts';
import { instant } from '../../rest/instant.ts';
import { idOrLabel, wholeNumber } from '../../rest/values.ts';
import { deskName } from './names.ts';
import { pageOf } from './pages.ts';

/** Says nothing by itself: the api decides on each of its fields. */
export type DeskOfViewer = Record<string, never>;

const event = z.object({
  id: idOrLabel,
  at: instant,
  by: deskName.nullish(),
  about: deskName.nullish(),
  action: z.string(),
  params: z.record(z.string(), z.unknown()).transform((params) => JSON.stringify(params)),
  call: z.string(),
  body: z.unknown().transform((body) => (body == null ? null : JSON.stringify(body))),
  status: wholeNumber.nullish(),
} satisfies Fields<ResponseBody<'listDeskEvents'>['events'][number]>);

export const eventPage = pageOf('events', event);

export type DeskEventRow = z.output<typeof event>;
export type DeskEventsRow = z.output<typeof eventPage>;
