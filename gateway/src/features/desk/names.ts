import { z } from 'zod';
import { toCamelCase } from '../../rest/camel-case.ts';
import { idOrLabel } from '../../rest/values.ts';

/** `{ user_id, name }`. */
export const deskName = z.object({ user_id: idOrLabel, name: z.string() }).transform(toCamelCase);
