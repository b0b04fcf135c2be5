/** What an error says: the id of its words and their parameters. */
export type Message = { id: string; params: Readonly<Record<string, unknown>> };

// oxlint-disable-next-line typescript/no-explicit-any -- each message has its own parameters, which defineMessages checks
type Words = Record<string, (params: any) => string>;
type Creators<Own extends Words> = { [Name in keyof Own]: (...params: Parameters<Own[Name]>) => Message };

const english = new Map<string, (params: Message['params']) => string>();

/** Adds a feature's English words to the catalogue. Each name becomes a function that makes the message of its parameters. */
export function defineMessages<Own extends Words>(feature: string, words: Own): Creators<Own> {
  const creators = Object.entries(words).map(([name, write]) => {
    const id = `${feature}.${name}`;
    if (english.has(id)) throw new Error(`There are two messages ${id}.`);
    english.set(id, write);
    return [name, (params: Message['params'] = {}): Message => ({ id, params })];
  });
  return Object.fromEntries(creators) as Creators<Own>;
}

/** The words of a message, for whoever reads it. */
export const wordsOf = ({ id, params }: Message): string => english.get(id)!(params);
