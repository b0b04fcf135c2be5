import type { MatchStatementQuery } from './statement.generated.ts';

/** `method` is the id of the wallet where there are several. */
export type Statement = { csv: string; method?: string };

export type Match = MatchStatementQuery['desk']['matchStatement'];
