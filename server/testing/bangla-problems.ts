import { BANGLA } from 'schema/languages.ts';
import { inLanguage } from '../language.ts';
import type { createCatalogue } from '../messages.ts';
import latinWords from './latin-words.json' with { type: 'json' };

const ALLOWED = new Set(latinWords);
const LATIN = /[A-Za-z]+(?:-[A-Za-z]+)*/g;
// Is a text, a number and a date.
const VALUE = '2000';

type Catalogue = Pick<ReturnType<typeof createCatalogue>, 'defineMessages' | 'ids' | 'wordsOf'>;

/** Lists the faults of a catalogue's Bangla words, a line each. Does not look at the messages in `except`. */
export function banglaProblems({ defineMessages, ids, wordsOf }: Catalogue, except: readonly string[] = []): string[] {
  const all = ids().filter((id) => !except.includes(id));
  const { nested } = defineMessages('test', { nested: () => VALUE }, { nested: () => VALUE });
  const write = (id: string) => {
    const names = new Set<string>();
    const params = new Proxy({}, { get: (_, name) => (names.add(String(name)), anyValue(nested().id)) });
    // A message may be a parameter alone, for which something else than a text stands here.
    return { words: [wordsOf({ id, params })].join(''), names: [...names].toSorted().join(', ') };
  };
  return all.flatMap((id) => {
    const english = write(id);
    const { words, names } = inLanguage(BANGLA, () => write(id));
    const latin = (words.match(LATIN) ?? []).filter((word) => !ALLOWED.has(word));
    return [
      ...(names === english.names
        ? []
        : [`${id} uses ${names || 'nothing'} in place of ${english.names || 'nothing'}`]),
      ...(latin.length === 0 ? [] : [`${id} has Latin letters: ${latin.join(' ')}`]),
      ...(words.trim() === '' ? [`${id} is empty`] : []),
      ...(words === english.words && /\p{L}/u.test(words) ? [`${id} is as in English`] : []),
    ];
  });
}

/** A parameter of any type: it reads as a text, number, date, list of one, or the message with this id. */
function anyValue(id: string): unknown {
  const value: unknown = new Proxy(() => value, {
    get: (_, name) => {
      if (name === Symbol.toPrimitive) return () => VALUE;
      if (name === Symbol.iterator) return () => [VALUE].values();
      return name === 'id' ? id : name === 'params' ? {} : value;
    },
  });
  return value;
}
