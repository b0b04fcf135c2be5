/** What a caller is told: the id of its words and their parameters, which are plain data. */
export type Message = { id: string; params: Readonly<Record<string, unknown>> };

// oxlint-disable-next-line typescript/no-explicit-any -- each message has its own parameters, which defineMessages checks
type Words = Record<string, (params: any) => string>;
type Creators<Own extends Words, Result> = { [Name in keyof Own]: (...params: Parameters<Own[Name]>) => Result };

const english = new Map<string, (params: Message['params']) => string>();

function define<Own extends Words, Result>(feature: string, words: Own, create: (message: Message) => Result) {
  const creators = Object.entries(words).map(([name, write]) => {
    const id = `${feature}.${name}`;
    if (english.has(id)) throw new Error(`There are two messages ${id}.`);
    english.set(id, write);
    return [name, (params: Message['params'] = {}) => create({ id, params })];
  });
  return Object.fromEntries(creators) as Creators<Own, Result>;
}

/** Adds a feature's English words to the catalogue. Each name becomes a function that makes the message of its parameters. */
export const defineMessages = <Own extends Words>(feature: string, words: Own): Creators<Own, Message> =>
  define(feature, words, (message) => message);

/** The same for what zod schemas say: zod takes a string, so each function makes the message as one. */
export const defineInputMessages = <Own extends Words>(feature: string, words: Own): Creators<Own, string> =>
  define(feature, words, toIssue);

/** A message as the text of a zod issue. */
export const toIssue = ({ id, params }: Message): string => `${id} ${JSON.stringify(params)}`;

/** The message in the text of a zod issue; undefined where the text is zod's own. */
export function fromIssue(text: string): Message | undefined {
  const [id = ''] = text.split(' ', 1);
  return english.has(id) ? { id, params: JSON.parse(text.slice(id.length)) as Message['params'] } : undefined;
}

/** The words of a message, for whoever reads it. */
export const wordsOf = ({ id, params }: Message): string => english.get(id)!(params);
