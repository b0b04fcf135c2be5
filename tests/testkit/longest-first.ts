import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Over 20 seconds each, longest first.
const LONGEST = [
  'journeys/every-route/walk',
  'operations/database/upgrade',
  'operations/start/start',
  'journeys/affiliate/journey',
  'journeys/every-route/keyboard',
  'journeys/studio/write',
  'security/markup',
  'journeys/studio/review',
  'journeys/server-render/journey',
  'journeys/affiliate/graphql',
  'journeys/reports/report',
  'journeys/explorer/explorer',
  'journeys/accounts/journey',
  'journeys/every-route/large-text',
  'security/article-markup',
  'journeys/papers/sit',
  'journeys/practice/practice',
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
