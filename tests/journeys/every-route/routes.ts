import { ADDRESSES } from '../../../web/src/testing/addresses.ts';
import { queryData } from '../../testkit/graphql.ts';

export const ROUTES = ADDRESSES;

/** A route's address on a site, with the id of an existing chapter. */
export async function addressOf(url: string, path: string) {
  if (!path.includes('{chapter}')) return path;
  const { chapters } = await queryData<{ chapters: { id: string }[] }>(
    url,
    '{ chapters(prof: "_1", subject: "ANAT") { id } }',
  );
  return path.replace('{chapter}', chapters[0]!.id);
}
