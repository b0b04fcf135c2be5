import { z } from 'zod';
import { idOrLabel } from '../../rest/values.ts';

/** `{ user_id, name }`. */
export const deskName = z.object({ user_id: idOrLabel, name: z.string() }).transform(({ user_id, name }) => ({
  userId: user_id,
  name,
}));
