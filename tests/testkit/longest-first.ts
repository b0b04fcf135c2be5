import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Over half a minute each, longest first.
const LONGEST = [
  'journeys/every-route/walk',
  'journeys/every-route/large-text',
  'operations/start/start',
  'journeys/every-route/keyboard',
  'journeys/affiliate/journey',
  'operations/database/upgrade',
  'security/markup',
  'security/article-markup',
  'journeys/accounts/journey',
  'journeys/server-render/journey',
  'journeys/explorer/explorer',
  'journeys/questions/journey',
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
