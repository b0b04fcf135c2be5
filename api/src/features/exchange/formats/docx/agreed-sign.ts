import { textOf } from './cut-html.ts';

export const SIGNS = { strong: 'bold', u: 'underlined' } as const;
export type Sign = keyof typeof SIGNS;
type Option = { letter: string; html: string };
type Question = { options: readonly Option[]; key: string | undefined };

const isBlank = (html: string) => textOf(html).trim() === '';
const outside = (html: string, sign: Sign) => html.replace(new RegExp(`<${sign}>[^]*?</${sign}>`, 'g'), '');

/** The letters of the options that have the sign throughout; undefined where none, all or a part of one has. */
export function signedOptions(options: readonly Option[], sign: Sign): string[] | undefined {
  const signed = options.filter(({ html }) => html.includes(`<${sign}>`));
  const isClear = signed.every(({ html }) => isBlank(outside(html, sign)));
  return isClear && signed.length > 0 && signed.length < options.length
    ? signed.map(({ letter }) => letter)
    : undefined;
}

/** The signs by which every question without a key tells its right options, and which contradict no other key. */
export function agreedSigns(questions: readonly Question[]): Sign[] {
  const withOptions = questions.filter(({ options }) => options.length > 0);
  const signs = (Object.keys(SIGNS) as Sign[]).filter((sign) =>
    withOptions.every(({ options, key }) => {
      const signed = signedOptions(options, sign);
      if (key === undefined) return signed !== undefined;
      return signed === undefined || signed.join('').toUpperCase() === key;
    }),
  );
  const readings = signs.map((sign) =>
    withOptions.map(({ options }) => signedOptions(options, sign)?.join('') ?? '').join(' '),
  );
  return new Set(readings).size > 1 ? [] : signs;
}

export const withoutSigns = (html: string, signs: readonly Sign[]): string =>
  signs.reduce((rest, sign) => rest.replace(new RegExp(`</?${sign}>`, 'g'), ''), html);
