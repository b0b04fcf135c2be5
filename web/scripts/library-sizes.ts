import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, minifySync, type Rollup } from 'vite';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const QUESTION_LIST = /src\/features\/questions\/list\/index\.ts$/;
const OWN = 'our own code';

export type LibrarySize = { library: string; chunks: string[]; minified: number; brotli: number };

/**
 * What each library adds to the scripts of a question page, in bytes, largest first. A file's compressed bytes are
 * shared among its libraries as each would weigh alone.
 */
export async function measureLibraries(): Promise<LibrarySize[]> {
  const result = await build({ root: WEB, logLevel: 'error', build: { write: false } });
  const { output } = Array.isArray(result) ? result[0]! : (result as Rollup.RolldownOutput);
  const sizes = new Map<string, LibrarySize>();
  for (const chunk of questionPageChunks(output)) {
    for (const { library, minified, brotli } of shareOf(chunk)) {
      const size = sizes.get(library) ?? { library, chunks: [], minified: 0, brotli: 0 };
      size.minified += minified;
      size.brotli += brotli;
      if (!size.chunks.includes(chunk.name)) size.chunks.push(chunk.name);
      sizes.set(library, size);
    }
  }
  return [...sizes.values()].sort((a, b) => b.brotli - a.brotli);
}

function questionPageChunks(output: Rollup.RolldownOutput['output']): Rollup.OutputChunk[] {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const isStart = (chunk: Rollup.OutputChunk) => chunk.isEntry || QUESTION_LIST.test(chunk.facadeModuleId ?? '');
  const found = new Set([...chunks.values()].filter(isStart));
  // A set's iteration includes what is added on the way.
  for (const { imports } of found) for (const name of imports) found.add(chunks.get(name)!);
  return [...found];
}

function shareOf({ modules, code }: Rollup.OutputChunk) {
  const sources = new Map<string, string>();
  for (const [id, module] of Object.entries(modules)) {
    const library = libraryOf(id);
    sources.set(library, (sources.get(library) ?? '') + minify(id, module.code ?? ''));
  }
  const alone = [...sources].map(([library, text]) => ({
    library,
    minified: text.length,
    brotli: brotliCompressSync(text).length,
  }));
  const sum = (of: 'minified' | 'brotli') => alone.reduce((total, size) => total + size[of], 0);
  const scale = { minified: code.length / sum('minified'), brotli: brotliCompressSync(code).length / sum('brotli') };
  return alone.map(({ library, minified, brotli }) => ({
    library,
    minified: minified * scale.minified,
    brotli: brotli * scale.brotli,
  }));
}

// By itself a module has no exports, so nothing unused may go.
const minify = (id: string, source: string) =>
  minifySync(id, source, { compress: { unused: false }, mangle: { toplevel: true } }).code;

/** The package's name; those that come with another are named after it. */
function libraryOf(id: string): string {
  const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  if (name === undefined) return OWN;
  if (['react', 'react-dom', 'scheduler'].includes(name)) return 'react, react-dom';
  if (['optimism', 'tslib'].includes(name) || name.startsWith('@wry/')) return '@apollo/client';
  if (name.startsWith('react-router')) return 'react-router';
  if (name.startsWith('@lingui/')) return '@lingui';
  if (name.startsWith('@mantine/') || name === 'clsx') return '@mantine';
  return name;
}
