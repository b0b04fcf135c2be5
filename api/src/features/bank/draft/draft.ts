/** Fields named as in questionSchema, not validated yet. */
export type Draft = Record<string, unknown>;

/** A question by columns of the template; an empty cell is ''. */
export type Cells = Record<string, string>;
