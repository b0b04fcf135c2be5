import type { PageLanguage } from 'schema/language-path.ts';
import { readManifest } from './question-page.ts';

// Screens that work without a network, by feature, and what every screen needs.
const FEATURES =
  'local-answers|accounts/index|home|practice|questions|question-sets|papers|review|record|study|internship|search|packs|notifications|reports|install|front';
const KEPT = new RegExp(
  `^(?:index\\.html$|src/(?:app|components|device|offline|session)/|src/features/(?:${FEATURES})[./])`,
);
// For people with a role, and banners, which come from the network.
const LEFT_OUT = /StaffScreens|components\/carousel/;

/** The built files of these screens in a language, with all that they import. */
export function shellFiles(language: PageLanguage): string[] {
  const manifest = readManifest(language);
  const files = new Set<string>();
  const seen = new Set<string>();
  const take = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    chunk.imports?.forEach(take);
  };
  Object.keys(manifest)
    .filter((name) => KEPT.test(name) && !LEFT_OUT.test(name))
    .forEach(take);
  return [...files].sort();
}
