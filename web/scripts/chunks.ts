import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

// Changes with the lockfile only, so returning readers have it cached. Without what question pages do not use: the link for
// subscriptions, the hook of mutations and the merging of pages.
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|graphql|optimism|@wry|@lingui)\/(?!client\/(link\/subscriptions|react\/hooks\/useMutation|utilities\/policies))/;
// Components of question pages: no cards, no components with their own folder, few of Mantine's controls.
const UI =
  /src\/components\/(?!CardGrid)[^/]+$|node_modules\/(@mantine\/(hooks|core\/esm\/(core|components\/(Button|Skeleton|Loader|Transition|UnstyledButton|VisuallyHidden)))|@tabler)\//;
// Modules that the entry shares with screens. One file, because many small ones weigh more.
const SHARED =
  /src\/(session\/|i18n\/(?!formats\/(lists|digits)\.)|apollo\/errors|paths\/|features\/[\w-]+\/(paths|feature)\.ts|app\/busy|offline\/first-visit)|text\/latin-digits\./;
// What the studio's editor, table and dialogs need of Mantine.
const STUDIO =
  /Transition\/get-transition-props|DirectionProvider|utils\/(close-on-escape|create-(event-handler|safe-context)|get-(base-value|breakpoint-value|ref-prop|single-element-child|sorted-breakpoints)|is-element|noop|clamp)\/|use-(disclosure|focus-return|focus-trap|input-state|long-press|move|uncontrolled)\/|Icon(ArrowBarToUp|ArrowDown|ArrowUp|Link|PhotoPlus|TablePlus|Trash)\.mjs/;
// Shared by other screens only, with what private fields become in older browsers.
const PARTS =
  /@oxc-project.runtime|src\/i18n\/formats\/(lists|digits)\.|src\/offline\/(install-prompt|registration)\.|src\/apollo\/(language-headers|useTypePolicies|useIdempotencyKey|answered-here|local-answers\.|stored-features)|@apollo\/client\/(react\/hooks\/useMutation|utilities\/policies)|text\/normalise\.|schema\/site-path\.|components\/(choices\/|failures\/|offline-line\/|receipt\/|find-list\/matches\.|(curriculum-version|useCopy|useLate|way-back|useOnce|save-file|two-factor-path|taka|PartError|LoadedPart|Loaded|useRetryMissing|icon-at|plain-text)\.)|get-(default-z-index|style-object)|use-(click-outside|merged-ref|timeout|callback-ref|debounced-value|did-update|media-query)|VisuallyHidden|Icon(AlertTriangle|Copy|ExternalLink|InfoCircle|Flag|FlagFilled|Plus|Share)\.mjs/;
// Of screens on which one chooses a list.
const CHOICE = /src\/components\/(CardGrid\.|find-list\/FindList)/;
const STORAGE =
  /node_modules\/(dexie|uuid)\/|src\/device\/|review\/days\.|features\/(study\/days\/|internship\/opened\/articles\.)/;
const FORM = /node_modules\/@mantine\/form\/|src\/forms\//;
const FIELDS = /node_modules\/@mantine\/core\/esm\/components\/(InputBase|TextInput|NativeSelect)\//;
// What screens share with what this device answers.
const LOCAL =
  /question\/(curriculum|list-pages|rules)\.|schema\/curriculum\.|src\/features\/internship\/local-answers\./;
// Of RX Aid and the legal pages.
const ARTICLE = /src\/components\/(article|tables)\//;
const FULL_SCREEN = /src\/components\/full-screen\//;

type Chunks = Record<string, RegExp>;

const features = join(import.meta.dirname, '../src/features');
const declared = await Promise.all(
  globSync('*/chunks.ts', { cwd: features })
    .sort()
    .map(async (file) => {
      const { chunks } = (await import(join(features, file))) as { chunks: Chunks };
      return { feature: basename(dirname(file)), chunks };
    }),
);

/** `own`, or what a feature's chunks.ts declares for this chunk. */
function sharedIn(chunk: string, own?: RegExp): RegExp {
  const ofFeatures = declared.flatMap(({ feature, chunks }) =>
    chunks[chunk] ? `src\\/features\\/${feature}\\/(?:${chunks[chunk].source})` : [],
  );
  return new RegExp([...(own ? [own.source] : []), ...ofFeatures].join('|'));
}

const group = (name: string, own?: RegExp) => ({ name, test: sharedIn(name, own), minShareCount: 2 });

const groups = [
  { name: 'vendor', test: VENDOR, priority: 2 },
  // Only modules that several screens share.
  {
    name: 'ui',
    test: (id: string) => UI.test(id) && !PARTS.test(id) && !STUDIO.test(id),
    priority: 1,
    minShareCount: 2,
  },
  { ...group('shared', SHARED), priority: 1 },
  // Readers load it, who need nothing else of the studio.
  { ...group('studio-menu'), priority: 1 },
  group('studio', STUDIO),
  { ...group('parts', PARTS), priority: 1 },
  group('cards'),
  group('local', LOCAL),
  { name: 'storage', test: STORAGE, priority: 1 },
  group('form', FORM),
  group('fields', FIELDS),
  group('stage', FULL_SCREEN),
  group('choice', CHOICE),
  group('article', ARTICLE),
];
const named = new Set(groups.map(({ name }) => name));
const others = new Set(declared.flatMap(({ chunks }) => Object.keys(chunks)));

/**
 * Groups of modules that are one file each: without them the entry would list each module that some screens share as a
 * file. An earlier group also takes what its modules import. A feature's chunks.ts says which of its paths, from its
 * folder on, belong to a group, of these or of a name of its own.
 */
export const chunkGroups = [...groups, ...[...others].filter((name) => !named.has(name)).map((name) => group(name))];
