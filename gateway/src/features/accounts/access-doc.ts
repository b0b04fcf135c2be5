import { z } from 'zod';
import { optional } from '../../rest/lenient-schemas.ts';
import { readFlag } from '../../rest/values.ts';

const CLOSED = new Set(['', 'limited', 'null', 'undefined', 'none', '[]', '{}']);

const value = z
  .union([z.string(), z.number(), z.boolean()])
  .transform((text) => !CLOSED.has(String(text).trim().toLowerCase()) && readFlag(text) !== false);
const nothing = z.union([z.tuple([]), z.strictObject({})]).transform(() => false);

/**
 * Whether an `access_doc` opens all pages. Specification 6: limited or empty opens page 1, any other value all pages. What
 * is not one value opens nothing and is reported.
 */
export const fullAccess = optional('access_doc', z.union([value, nothing])).transform((isFull) => isFull ?? false);
