import { BANGLA } from 'schema/languages.ts';
import { currentLanguage } from 'server/language.ts';
import { bn } from './bn.ts';
import { en } from './en.ts';
import { banglaKinds } from './staff.bn.ts';
import { staffKinds, type StaffTemplate } from './staff.ts';

export { type Details, placeOf, type StaffTemplate, staffTemplates, type Things } from './staff.ts';

type Catalogue = typeof en;
export type Words = { title: string; message: string };
export type Templated = {
  [Name in keyof Catalogue]: { template: Name; params: Parameters<Catalogue[Name]>[0] };
}[keyof Catalogue];

type Stored = Words & { template: string | null; params: Record<string, unknown> | null };

const isBangla = () => currentLanguage() === BANGLA;

/** In the language of the request. */
export const wordsOf = ({ template, params }: Templated): Words =>
  ((isBangla() ? bn : en)[template] as (values: typeof params) => Words)(params);

/** What a kind of notification is called, in the language of the request. */
export const staffTitle = (template: StaffTemplate): string => (isBangla() ? banglaKinds : staffKinds)[template].title;

/** A notification without a template, or with one of a newer version, has its stored words. */
export function storedWords({ template, params, title, message }: Stored): Words {
  const isKnown = template !== null && Object.hasOwn(en, template);
  return isKnown ? wordsOf({ template, params } as Templated) : { title, message };
}
