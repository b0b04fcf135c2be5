/** For every transport. docs/gateway.md has the table. */
export const DOCUMENT_LIMITS = {
  tokens: 2_000,
  /** Named and inline: GraphQL's own rules compare each with all others. */
  fragments: 30,
  // The following count a fragment wherever it is spread.
  /** Levels below the root, without introspection. */
  depth: 9,
  /** Each costs compile time, and GraphQL's own rules compare them with each other. */
  fields: 500,
  rootFields: 20,
  aliases: 15,
  directives: 8,
  nodes: 10_000,
  errors: 5,
};

/** A new document costs a point for each so many characters, for parsing and validation. */
export const NEW_CHARACTERS_A_POINT = 50;
