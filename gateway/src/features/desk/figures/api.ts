import type { QuestionFigure } from '../../../graphql.generated.ts';
import { checkFirst, pageParams, type Page } from '../../../graphql/pages.ts';
import { orNotSupported } from '../../../graphql/not-supported.ts';
import type { RestClient } from '../../../rest/client.ts';
import { deskMessages } from '../messages.ts';
import * as rows from './rows.ts';

const MAX_PAGE = 50;

type Days = { from: string; to: string };
type Subject = { prof: string; subject: string };
type Order = { order: QuestionFigure; descending: boolean };

const daysOf = ({ from, to }: Days) => ({ from, to });
const keyOf = ({ prof, subject }: Subject) => `${prof}-${subject}`;

function page({ first, after }: Page) {
  checkFirst(first, MAX_PAGE);
  return pageParams({ first, after });
}

/** Figures of the site. A server may have a desk without them. */
export function figuresApi(rest: RestClient) {
  const get: RestClient['get'] = (path, schema, options) =>
    orNotSupported(rest.get(path, schema, options), deskMessages.noReports());
  return {
    sales: (days: Days) => get('/admin/figures/sales', rows.salesDays, { params: daysOf(days) }),
    readers: (days: Days) => get('/admin/figures/readers', rows.readerDays, { params: daysOf(days) }),
    readership: (days: Days) => get('/admin/figures/readership', rows.readership, { params: daysOf(days) }),
    ending: (days: number, wanted: Page) =>
      get('/admin/figures/ending', rows.endingPlans, { params: { days, ...page(wanted) } }),
    affiliates: ({ from, to, ...wanted }: Days & Page) =>
      get('/admin/figures/affiliates', rows.affiliates, { params: { from, to, ...page(wanted) } }),
    coverage: (subject: Subject) =>
      get('/admin/figures/coverage', rows.coverage, { params: { subject: keyOf(subject) } }),
    questions: ({ order, descending, ...wanted }: Order & Page, subject: Subject | undefined) =>
      get('/admin/figures/questions', rows.questions, {
        params: {
          ...page(wanted),
          ...(subject && { subject: keyOf(subject) }),
          order: order.toLowerCase(),
          descending,
        },
      }),
    authors: (days: Days) => get('/admin/figures/authors', rows.authors, { params: daysOf(days) }),
  };
}
