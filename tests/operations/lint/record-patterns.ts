import { join } from 'node:path';
import { ROOT } from '../../../scripts/programs.ts';

// Started with the files to import: prints the patterns that they put together, as [file, source, flags].
const built: [file: string, source: string, flags: string][] = [];
const CALLER = /file:\/\/([^\s:]+)/;

globalThis.RegExp = new Proxy(RegExp, {
  construct(target, input, newTarget) {
    const pattern = Reflect.construct(target, input, newTarget) as RegExp;
    const file = CALLER.exec(new Error('caller').stack!.split('\n')[2] ?? '')?.[1];
    if (file && !file.includes('node_modules')) built.push([file, pattern.source, pattern.flags]);
    return pattern;
  },
});
for (const file of process.argv.slice(2)) await import(join(ROOT, file));
process.stdout.write(JSON.stringify(built), () => process.exit(0));
