import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Over 30 seconds each, longest first.
const LONGEST = [
  'journeys/every-route/walk',
  'journeys/desk/content',
  'journeys/studio/write',
  'operations/database/upgrade',
  'operations/start/start',
  'journeys/reports/report',
  'journeys/explorer/explorer',
  'security/markup',
  'journeys/practice/practice',
  'journeys/every-route/large-text',
  'journeys/studio/review',
  'journeys/every-route/keyboard',
  'journeys/server-render/journey',
  'security/article-markup',
  'journeys/accounts/journey',
  'journeys/affiliate/journey',
  'journeys/papers/sit',
  'journeys/questions/journey',
  'journeys/studio/markup',
  'journeys/desk/desk',
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
