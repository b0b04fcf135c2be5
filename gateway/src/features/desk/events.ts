import type { DeskEventsArgs } from '../../graphql.generated.ts';
import { badInput } from '../../graphql/errors.ts';
import { deskMessages } from './messages.ts';

export type EventFilter = Omit<DeskEventsArgs, 'first' | 'after'>;

const MAX_TEXT = 254;
const ACTION = /^[a-z]\w{0,30}(?:\.\w{1,30})?$/i;

/** As the REST API has them. Throws BAD_USER_INPUT. */
export function filterParams({ text, by, action, from, to }: EventFilter): Record<string, string> {
  const sought = { text: text?.trim(), by: by?.trim() };
  for (const [name, value] of Object.entries(sought)) {
    if (value && value.length > MAX_TEXT) throw badInput(name, deskMessages.tooLong({ max: MAX_TEXT }));
  }
  if (action && !ACTION.test(action)) throw badInput('action', deskMessages.badAction());
  const params = { ...sought, action, from, to };
  return Object.fromEntries(Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
