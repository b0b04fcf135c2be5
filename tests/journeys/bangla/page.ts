import type { Locator, Page } from 'playwright-core';
import { BANGLA } from 'schema/languages.ts';
import { bn, bnLike } from '../../../web/src/testing/bangla-words.ts';

/** What makes an account in Bangla. */
export const IN_BANGLA = { 'x-language': BANGLA };

type Values = Record<string, string | number>;
type Place = Pick<Page | Locator, 'getByRole' | 'getByText'>;

export { bn, bnLike };

/** Elements by the message that names them; without values where any will do. */
export const named = (place: Place, role: Parameters<Page['getByRole']>[0], id: string, values?: Values) =>
  place.getByRole(role, values ? { name: bn(id, values), exact: true } : { name: bnLike(id) });

export const button = (place: Place, id: string, values?: Values) => named(place, 'button', id, values);
export const link = (place: Place, id: string, values?: Values) => named(place, 'link', id, values);
export const field = (place: Place, id: string, values?: Values) => named(place, 'textbox', id, values);
export const heading = (place: Place, id: string, values?: Values) => named(place, 'heading', id, values);
export const dialog = (place: Place, id: string, values?: Values) => named(place, 'dialog', id, values);
export const says = (place: Place, id: string, values?: Values) =>
  place
    .getByText(values ? bn(id, values) : bnLike(id), { exact: true })
    .first()
    .waitFor();
