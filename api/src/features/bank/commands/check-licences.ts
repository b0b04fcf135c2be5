import type { Schemas } from 'schema/rest/bodies.ts';
import { callCommand } from '../../../command-line/call-command.ts';

const USAGE = `Usage: pnpm run admin check-licences [--json]

Lists pictures of published questions whose licence is missing, unknown or forbids sale (NC) or changes (ND), and those
without a source: the question, its subject and topic, the picture and why. Such pictures were published before
licences were asked for. "correct-question REF --set picture_1_licence=… --set picture_1_source=…" mends one; so does the
studio.

  --json   print them as JSON

Exit code: 0 every picture may be sold; 1 some are listed, or the call was refused; 2 wrong arguments.
`;

const REASONS: Record<Schemas['UnlicensedPicture']['fault'], string> = {
  MISSING: 'no licence',
  UNKNOWN: 'unknown licence',
  NC: 'forbids sale',
  ND: 'forbids changes',
  NO_SOURCE: 'no source',
};

export const checkLicencesCommand = callCommand<'listUnlicensedPictures'>({
  name: 'check-licences',
  summary: 'list published pictures that may not be sold, or without a licence or source',
  usage: USAGE,
  options: {},
  path: '/picture-licences',
  describe({ total, pictures }) {
    if (total === 0) return 'Every picture has a source and a licence that allows sale.';
    const lines = pictures.map(
      ({ ref, subject, topic, picture, image, licence, source, fault }) =>
        `  ${ref} (${topic === null ? subject : `${subject}, ${topic}`}) picture ${picture}, ${image}: ${REASONS[fault]}` +
        `; licence: ${licence ?? '-'}; source: ${source ?? '-'}`,
    );
    const more = total > pictures.length ? [`  and ${total - pictures.length} more`] : [];
    return [`${total} ${total === 1 ? 'picture' : 'pictures'} to look at:`, ...lines, ...more].join('\n');
  },
  exitCode: ({ total }) => (total === 0 ? 0 : 1),
});
