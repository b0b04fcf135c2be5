import { z } from 'zod';
import type { Fields, ResponseBody, Schemas } from '../../../rest/contract.ts';
import { htmlText } from '../../../rest/html-text.ts';
import { data } from '../../../rest/envelope.ts';
import { instant } from '../../../rest/instant.ts';
import { idOrLabel, wholeNumber } from '../../../rest/values.ts';
import { deskName } from '../names.ts';
import { pageOf } from '../pages.ts';

const message = z.string().transform((html) => htmlText('message', html));

export const notificationPreview = data(
  z.object({ title: z.string(), message, readers: wholeNumber } satisfies Fields<
    ResponseBody<'previewNotification'>['data']
  >),
);

const sent = z
  .object({ _id: idOrLabel, title: z.string(), message, createdAt: instant, user: deskName.nullish() } satisfies Fields<
    Schemas['SentNotification']
  >)
  .transform(({ _id, user, ...row }) => ({ ...row, id: _id, to: user }));
export type SentRow = z.output<typeof sent>;

export const sentPage = pageOf('notifications', sent);
export type SentPageRow = z.output<typeof sentPage>;
