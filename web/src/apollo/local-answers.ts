/** What a feature answers from this device, by the operation's name. Undefined if it is not here. */
export type LocalAnswers = Record<string, (variables: never) => Promise<object | undefined>>;

/** Adds the type's name, under which the cache stores an object. */
export const typed = <Fields extends object>(typename: string, fields: Fields): Fields => ({
  __typename: typename,
  ...fields,
});
