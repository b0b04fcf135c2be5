import { compileMessage, type CompiledMessageToken } from '@lingui/message-utils/compileMessage';

type Catalogue = Readonly<Record<string, string>>;

const TAG = /<\/?[a-zA-Z]\w*\/?>/g;
const LATIN = /[A-Za-z][A-Za-z.'’-]*/g;

/**
 * What a translation's catalogue lacks or has otherwise than the English one, a sentence for each problem. `latinWords` also
 * has ids of messages that stay in Latin letters, such as titles of papers.
 */
export function translationProblems(
  english: Catalogue,
  translation: Catalogue,
  latinWords: readonly string[],
): string[] {
  const isAllowed = new Set(latinWords);
  const extra = Object.keys(translation).filter((id) => !(id in english));
  const problems = extra.map((id) => `${id} is not in the English catalogue`);
  for (const [id, text] of Object.entries(english)) {
    const translated = translation[id];
    if (translated === undefined) {
      problems.push(`${id} is missing`);
      continue;
    }
    const [expected, found] = [readMessage(text), readMessage(translated)];
    if (expected.names !== found.names)
      problems.push(`${id} has ${found.names || 'none'} in place of ${expected.names}`);
    if (found.lacksForm) problems.push(`${id} has a plural that is not of one and other`);
    const latin = found.words.filter((word) => !isAllowed.has(word));
    if (latin.length > 0 && !isAllowed.has(id)) problems.push(`${id} has Latin letters: ${latin.join(' ')}`);
  }
  return problems;
}

/** Of a message: its values, choices and tags, as a sorted list, and the Latin words of its texts. */
function readMessage(message: string) {
  const names = new Set<string>();
  const words: string[] = [];
  let lacksForm = false;
  const readTokens = (tokens: readonly CompiledMessageToken[], counts: readonly string[] = []) => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        for (const [tag] of token.matchAll(TAG)) names.add(tag);
        words.push(...(token.replaceAll(TAG, ' ').match(LATIN) ?? []).map((word) => word.replace(/[.'’-]+$/, '')));
        continue;
      }
      const [name, kind = 'value', choices] = token;
      const isChoice = typeof choices === 'object' && choices !== null;
      // A form may write its number as # or {count}, or leave it out.
      if (isChoice) names.add(`{${name}, ${kind}}`);
      else if (!counts.includes(name)) names.add(`{${name}}`);
      if (!isChoice) continue;
      if (kind === 'plural' && !('one' in choices && 'other' in choices)) lacksForm = true;
      for (const form of Object.values(choices)) {
        if (Array.isArray(form))
          readTokens(form as CompiledMessageToken[], kind === 'plural' ? [...counts, name] : counts);
      }
    }
  };
  readTokens(compileMessage(message));
  return { names: [...names].toSorted().join(' '), words, lacksForm };
}
