import { z } from 'zod';
import type { Fields, ResponseBody, Schemas } from '../../rest/contract.ts';
import { clampedNumber, name, requiredFlag } from '../../rest/values.ts';
import { rows } from '../../rest/lenient-schemas.ts';

const PACK_ID = /^\w{1,40}$/;
const SPKI = /^[A-Za-z0-9+/]{40,200}={0,2}$/;

const pack = z.object({
  // Part of an address.
  id: z.string().regex(PACK_ID),
  kind: z.enum(['SUBJECT', 'RX_AID']),
  title: name,
  questions: clampedNumber,
  bytes: clampedNumber,
  version: z.string(),
  locked: requiredFlag,
} satisfies Fields<Schemas['Pack']>);

export type PackRow = z.output<typeof pack>;

export const packList = z
  .object({ packs: rows(pack) } satisfies Partial<Fields<ResponseBody<'listPacks'>>>)
  .transform((body) => body.packs);

export const packKey = z
  .object({ key: z.string().regex(SPKI) } satisfies Partial<Fields<ResponseBody<'listPacks'>>>)
  .transform(({ key }) => key);

export const isPackId = (text: string) => PACK_ID.test(text);
