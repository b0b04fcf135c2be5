import { z } from 'zod';
import { rows } from '../../rest/lenient-schemas.ts';
import { idOrLabel, optionalText } from '../../rest/values.ts';

/** Says nothing by itself: the api decides on each of its fields. */
export type DeskOfViewer = Record<string, never>;

export const deskName = z.object({ user_id: idOrLabel, name: z.string() }).transform(({ user_id, name }) => ({
  userId: user_id,
  name,
}));

const event = z.object({
  id: idOrLabel,
  at: z.string(),
  by: deskName.nullish(),
  call: z.string(),
  body: z.unknown().transform((body) => (body == null ? null : JSON.stringify(body))),
  status: z.int().nullish(),
});

export const eventList = z.object({ events: rows(event), next: optionalText });

export type DeskEventRow = z.output<typeof event>;
export type DeskEventsRow = z.output<typeof eventList>;
