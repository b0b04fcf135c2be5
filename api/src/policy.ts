import type { Permission } from 'schema/roles.ts';

/**
 * `anyone`: the token is not looked at. `visitor`: with or without an account, but not with an invalid token. A
 * permission: whose role has it. `site`: the site's administrators, who use commands.
 */
export type Who = 'anyone' | 'visitor' | 'reader' | 'site' | Permission;

export type Policy = {
  who: Who;
  /** A permission that serves in place of `who`. */
  or?: Permission;
  /** The same, for some values of the path's `:kind`. */
  orByKind?: ReadonlyMap<string, Permission>;
  /** A second permission that the call needs. */
  also?: Permission;
  /** A second permission that the call needs for some values of the path's `:kind`. */
  alsoByKind?: ReadonlyMap<string, Permission>;
  /** A second permission that people need unless the query has `publish=false`. The site's administrators need none. */
  alsoToPublish?: Permission;
  /** What the call names belongs to one reader. The others get 404. */
  own?: true;
  /** Of questions past the open places, who has no plan is refused (403), or gets the answer without them. */
  closed?: 'REFUSED' | 'LEFT_OUT';
  /**
   * The desk's log has each call under this id: changes, and reads of all questions or people. The web client has a
   * sentence for it.
   */
  action?: string;
  /** With `?dry_run=true` the call changes nothing, and is not in the log. */
  dryRun?: true;
};
