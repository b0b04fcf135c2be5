import { en } from './en.ts';

export { type Details, placeOf, staffKinds, type StaffTemplate, staffTemplates, type Things } from './staff.ts';

type Catalogue = typeof en;
export type Words = { title: string; message: string };
export type Templated = {
  [Name in keyof Catalogue]: { template: Name; params: Parameters<Catalogue[Name]>[0] };
}[keyof Catalogue];

type Stored = Words & { template: string | null; params: Record<string, unknown> | null };

export const wordsOf = ({ template, params }: Templated): Words =>
  (en[template] as (values: typeof params) => Words)(params);

/** A notification without a template, or with one of a newer version, has its stored words. */
export function storedWords({ template, params, title, message }: Stored): Words {
  const isKnown = template !== null && Object.hasOwn(en, template);
  return isKnown ? wordsOf({ template, params } as Templated) : { title, message };
}
