/** What an error says: the id of its words and their parameters. */
export type Message = { id: string; params: Readonly<Record<string, unknown>> };

/** A message of the gateway's, or the upstream's own words, which are passed on as they are. */
export type Text = Message | string;

// oxlint-disable-next-line typescript/no-explicit-any -- each message has its own parameters, which defineMessages checks
type Words = Record<string, (params: any) => string>;
type Creators<Own extends Words> = { [Name in keyof Own]: (...params: Parameters<Own[Name]>) => Message };

const english = new Map<string, (params: Message['params']) => string>();

/** Adds a folder's English words to the catalogue. Each name becomes a function that makes the message of its parameters. */
export function defineMessages<Own extends Words>(folder: string, words: Own): Creators<Own> {
  const creators = Object.entries(words).map(([name, write]) => {
    const id = `${folder}.${name}`;
    if (english.has(id)) throw new Error(`There are two messages ${id}.`);
    english.set(id, write);
    return [name, (params: Message['params'] = {}): Message => ({ id, params })];
  });
  return Object.fromEntries(creators) as Creators<Own>;
}

/** A message without parameters by its id, or the text itself where it is no id: zod carries ids as its messages. */
export const textOfId = (id: string): Text => (english.has(id) ? { id, params: {} } : id);

/** The words of a text, for whoever reads it. */
export const wordsOf = (text: Text): string => (typeof text === 'string' ? text : english.get(text.id)!(text.params));
