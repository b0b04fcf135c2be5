/** What any document may be, over HTTP, WebSocket and any other transport. docs/gateway.md has the table. */
export const DOCUMENT_LIMITS = {
  tokens: 2_000,
  /** Fragments, with and without a name: GraphQL's own rules compare each with all others. */
  fragments: 30,
  // Counted as they are once fragments are put in, each time anew:
  /** Levels below the root; the schema's own description of itself is left out. */
  depth: 8,
  /** A compiler takes its time for each, and GraphQL's own rules compare them with each other. */
  fields: 500,
  rootFields: 20,
  aliases: 15,
  directives: 8,
  /** Objects and entries of lists that an answer may hold by `@listSize`. */
  nodes: 10_000,
  /** Errors told of one document. */
  errors: 5,
};

/** A document that has not been seen lately is parsed and held to the rules: one point for each so many characters. */
export const NEW_CHARACTERS_A_POINT = 50;
