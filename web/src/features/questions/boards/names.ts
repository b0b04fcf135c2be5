/** The names of subjects or years, as a sentence lists them. */
export const namesOf = (things: readonly { name: string }[]) => things.map(({ name }) => name).join(', ');
