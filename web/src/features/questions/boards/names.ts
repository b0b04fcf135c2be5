export const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name).join(', ');
