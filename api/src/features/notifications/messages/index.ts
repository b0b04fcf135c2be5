import { en } from './en.ts';

type Catalogue = typeof en;
export type Words = { title: string; message: string };
/** A template by its name with the parameters that it takes. */
export type Templated = {
  [Name in keyof Catalogue]: { template: Name; params: Parameters<Catalogue[Name]>[0] };
}[keyof Catalogue];

type Stored = Words & { template: string | null; params: Record<string, unknown> | null };

/** The words of a template. */
export const wordsOf = ({ template, params }: Templated): Words =>
  (en[template] as (given: typeof params) => Words)(params);

/** The words of a stored notification: its own where it has no template, or one of a newer version. */
export function storedWords({ template, params, title, message }: Stored): Words {
  const isKnown = template !== null && Object.hasOwn(en, template);
  return isKnown ? wordsOf({ template, params } as Templated) : { title, message };
}
