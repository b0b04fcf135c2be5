import { BaseSequencer, type TestSpecification } from 'vitest/node';

// The longest of `pnpm test` and of `pnpm run test:thorough`, longest first.
const LONGEST = [
  'journeys/every-route/walk',
  'journeys/desk/content',
  'journeys/studio/write',
  'operations/database/upgrade',
  'operations/start/start',
  'journeys/reports/report',
  'journeys/affiliate/journey',
  'journeys/explorer/explorer',
  'security/markup',
  'journeys/accounts/journey',
  'journeys/papers/sit',
  'journeys/study/two-devices',
  'journeys/studio/review',
  'journeys/exchange/import',
  'journeys/server-render/journey',
  'journeys/every-route/large-text',
  'journeys/every-route/keyboard',
  'journeys/studio/markup',
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
