import { measureLibraries } from '../web/scripts/library-sizes.ts';
import type { Section } from './report.ts';

const LIMIT_KB = 160;

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** What the scripts of a question page are made of (W1). */
export async function benchBundle(): Promise<Section> {
  const sizes = await measureLibraries();
  const sum = (of: 'minified' | 'brotli') => sizes.reduce((total, size) => total + size[of], 0);
  const whole = sum('brotli');
  return {
    title: 'What each library costs (W1)',
    head: ['', 'in', 'minified kB', 'Brotli kB', 'share'],
    rows: [
      ...sizes.map(({ library, chunks, minified, brotli }) => [
        library,
        library.startsWith('our') ? 'every file' : chunks.join(', '),
        kB(minified),
        kB(brotli),
        `${((100 * brotli) / whole).toFixed(1)} %`,
      ]),
      ['all', '', kB(sum('minified')), kB(whole), '100 %'],
    ],
    notes: [
      `All that a question page needs to be read and answered; the limit is ${LIMIT_KB} kB. A file's compressed bytes are shared among its libraries as each would weigh alone.`,
      'optimism, @wry and tslib count as Apollo Client, which alone brings them. It also needs nearly all of rxjs and graphql.',
    ],
  };
}
