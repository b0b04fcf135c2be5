/** Tags and text of sanitised HTML: attributes are in double quotes, and a value may hold `<` and `>`. */
// oxlint-disable-next-line regexp/no-super-linear-move -- text always matches: nothing stands behind it
export const TOKENS = /<(?:"[^"]*"|[^"<>])*>|[^<]+/g;
