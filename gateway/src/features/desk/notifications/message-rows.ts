import { ROLES } from 'schema/roles.ts';
import { z } from 'zod';
import { toCamelCase } from '../../../rest/camel-case.ts';
import { data } from '../../../rest/envelope.ts';
import { type Fields, type ResponseBody, responseField, type Schemas } from '../../../rest/contract.ts';
import { htmlText } from '../../../rest/html-text.ts';
import { instant } from '../../../rest/instant.ts';
import { idOrLabel, list, optionalText, wholeNumber } from '../../../rest/values.ts';
import { deskName } from '../names.ts';
import { pageOf } from '../pages.ts';

const messageText = z.string().transform((html) => htmlText('message', html));

const bangla = z
  .string()
  .nullish()
  .transform((html) => (html == null ? html : htmlText('message_bn', html)));

const message = z
  .object({
    _id: idOrLabel,
    version: wholeNumber,
    state: z.enum(['SCHEDULED', 'SENDING', 'SENT', 'CANCELLED']),
    title: z.string(),
    message: messageText,
    title_bn: optionalText,
    message_bn: bangla,
    group: z.enum(['EVERYBODY', 'PERSON', 'YEARS', 'PLAN_ENDS', 'PLAN_ENDED', 'NEVER_BOUGHT', 'ROLE']),
    user: deskName.nullish(),
    years: list(z.string()),
    days: wholeNumber.nullish(),
    role: z.enum(ROLES).nullish(),
    send_at: instant,
    created_at: instant,
    sent_at: instant.nullish(),
    by: deskName.nullish(),
    readers: wholeNumber,
  } satisfies Fields<Schemas['DeskMessage']>)
  .transform(({ _id, group, user, years, days, role, title_bn, message_bn, send_at, created_at, sent_at, ...row }) => ({
    ...row,
    id: _id,
    titleBn: title_bn,
    messageBn: message_bn,
    to: { group, person: user, years, days, role },
    sendAt: send_at,
    createdAt: created_at,
    sentAt: sent_at,
  }));
export type DeskMessageRow = z.output<typeof message>;

export const messagePage = pageOf('messages', message);
export type DeskMessagePageRow = z.output<typeof messagePage>;
export const oneMessage = data(message);

export const messagePreview = data(
  z
    .object({
      title: z.string(),
      message: messageText,
      title_bn: optionalText,
      message_bn: bangla,
      readers: wholeNumber,
    } satisfies Fields<ResponseBody<'previewMessage'>['data']>)
    .transform(toCamelCase),
);

export const profileYears = responseField(
  'listProfileYears',
  'years',
  list(z.object({ year: z.string(), readers: wholeNumber })),
);
