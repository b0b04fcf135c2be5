import { z } from 'zod';
import { htmlText } from '../../../rest/html-text.ts';
import { data } from '../../../rest/envelope.ts';
import { instant } from '../../../rest/instant.ts';
import { idOrLabel, wholeNumber } from '../../../rest/values.ts';
import { deskName } from '../names.ts';
import { pageOf } from '../pages.ts';

const message = z.string().transform((html) => htmlText('message', html));

/** `{ data: { title, message, readers } }`. */
export const notificationPreview = data(z.object({ title: z.string(), message, readers: wholeNumber }));

const sent = z
  .object({ _id: idOrLabel, title: z.string(), message, createdAt: instant, user: deskName.nullish() })
  .transform(({ _id, user, ...row }) => ({ ...row, id: _id, to: user }));
export type SentRow = z.output<typeof sent>;

/** `{ notifications: [notification], next }`. */
export const sentPage = pageOf('notifications', sent);
export type SentPageRow = z.output<typeof sentPage>;
