import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Over half a minute each, longest first.
const LONGEST = [
  'every-route/walk',
  'every-route/slow-line',
  'every-route/keyboard',
  'start/start',
  'affiliate/journey',
  'server-render/journey',
  'accounts/journey',
  'security/article-markup',
  'questions/journey',
  'security/markup',
  'affiliate/graphql',
  'notifications/two-browsers',
].map((name) => `/tests/${name}.test.ts`);

/** Starts the longest files first; vitest knows durations only from a second run. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return index === -1 ? LONGEST.length : index;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
