/** Tags and text of sanitised HTML: attributes are in double quotes, and a value may hold `<` and `>`. */
export const TOKENS = /<(?:"[^"]*"|[^">])*>|[^<]+/g;
