import type { BuildOptions } from './content.ts';
import { type Due, findDue, RX_AID } from './due.ts';
import { FileWriter } from './file-writer.ts';
import { publish } from './publish.ts';
import { buildRxAid } from './rx-aid.ts';
import { buildSubject } from './subject.ts';

/**
 * Builds the packs whose content changed, one after the other. One that fails keeps its former files, is in the log and
 * does not keep others from being built.
 */
export async function buildPacks(options: Omit<BuildOptions, 'writer'>): Promise<void> {
  const { db, logger } = options;
  const errors: Error[] = [];
  for (const due of await findDue(db)) {
    const startedAt = performance.now();
    try {
      const content = await buildOne(due, { ...options, writer: new FileWriter(db) });
      await publish(db, due, content);
      const tookMs = Math.round(performance.now() - startedAt);
      logger.info({ pack: due.id, files: content.files.length, tookMs }, 'pack built');
    } catch (error) {
      errors.push(new Error(`pack ${due.id}`, { cause: error }));
      logger.error({ err: error, pack: due.id }, 'pack failed to build');
    }
  }
  // The queue tries again, less often each time.
  if (errors[0]) throw errors[0];
}

const buildOne = ({ id }: Due, options: BuildOptions) =>
  id === RX_AID ? buildRxAid(options) : buildSubject(id, options);
