import type { Stack } from '../tests/testkit/stack.ts';
import { sideBySide, type Target } from './measure.ts';
import type { Section } from './report.ts';

const QUERY = `query YearQuestions($year: Int!) {
  boardSubject(board: "DHK", prof: "_1", subject: "ANAT") {
    yearQuestions(year: $year) {
      pagination { page total tabs { page label locked } }
      questions {
        id ref type stem options { key text correct reason } parts { label text marks points }
        explanation takeAway references topic appearances { board year sitting }
      }
    }
  }
}`;

/** A question page of 20 through gateway and api, beside the api alone. */
export async function benchQuestionPage({ url, rest }: Stack): Promise<Section> {
  const targets: Target[] = [
    { name: 'api alone', url: `${rest}/board-filter/DHK_1-ANAT/years/2024?page=1` },
    {
      name: 'gateway and api',
      url: `${url}/graphql`,
      bodies: [JSON.stringify({ query: QUERY, variables: { year: 2024 } })],
    },
  ];
  const figures = await sideBySide(targets);
  const base = figures[0]!.perSecond;
  return {
    title: 'Question page of 20, the whole way',
    head: ['', 'requests a second', 'of the api alone', 'p50 ms', 'p99 ms'],
    rows: figures.map(({ name, perSecond, p50Ms, p99Ms }) => [
      name,
      Math.round(perSecond),
      (perSecond / base).toFixed(2),
      p50Ms,
      p99Ms,
    ]),
    notes: ['32 connections. Both answer from memory.'],
  };
}
