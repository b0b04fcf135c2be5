/** An address of a screen that visitors may open, and the screen's heading. `{chapter}` is the id of a chapter of Anatomy. */
export type Address = { path: string; heading: string | RegExp };
