import { siteRoutes } from 'schema/site-routes.ts';
import { escapeHtml } from '../../../escape-html.ts';
import { asHtml } from './as-html.ts';

/** Notifications of one kind that nobody has read are one: how many things it is about, and the ids of the latest. */
export type Things = { count: number; ids: string[] };

const STUDIO = siteRoutes.studio;
const QUESTIONS = `${STUDIO}/questions`;
const REVIEW = `${STUDIO}/review`;
const DESK = `${STUDIO}/desk`;

type Kind<Details> = {
  title: string;
  /** About a single thing. */
  one: (details: Details) => string;
  /** About several. */
  many: (count: number) => string;
  /** Where they are. */
  list: string;
  /** A single one is below it; without it in the list. */
  above?: string;
};

const defineKind = <Details>(kind: Kind<Details>) => kind;

const because = (reason: string) => `Reason: ${reason}`;

export const staffKinds = {
  'question-submitted': defineKind<{ name: string }>({
    title: 'Questions to review',
    one: ({ name }) => `${name} submitted a question for review.`,
    many: (count) => `${count} questions were submitted for review.`,
    list: REVIEW,
    above: REVIEW,
  }),
  'question-returned': defineKind<{ reason: string }>({
    title: 'Questions returned to you',
    one: ({ reason }) => `A reviewer returned your question. ${because(reason)}`,
    many: (count) => `Reviewers returned ${count} of your questions.`,
    list: `${QUESTIONS}?status=RETURNED&mine=1`,
    above: QUESTIONS,
  }),
  'question-published': defineKind<{ name: string }>({
    title: 'Your questions are published',
    one: ({ name }) => `${name} approved your question. Readers see it now.`,
    many: (count) => `Reviewers approved ${count} of your questions. Readers see them now.`,
    list: QUESTIONS,
    above: QUESTIONS,
  }),
  'question-retired': defineKind<{ reason: string }>({
    title: 'Your questions were retired',
    one: ({ reason }) => `A reviewer retired your question: readers no longer see it. ${because(reason)}`,
    many: (count) => `Reviewers retired ${count} of your questions: readers no longer see them.`,
    list: `${QUESTIONS}?status=RETIRED`,
    above: QUESTIONS,
  }),
  'question-reported': defineKind<{ ref: string }>({
    title: 'Reported mistakes',
    one: ({ ref }) => `A reader reported a mistake in ${ref}.`,
    many: (count) => `Readers reported mistakes in ${count} questions.`,
    list: `${STUDIO}/reports`,
    above: `${STUDIO}/reports`,
  }),
  'own-question-reported': defineKind<{ ref: string }>({
    title: 'Reports of your questions',
    one: ({ ref }) => `A reader reported a mistake in your question ${ref}. A reviewer will look at the report.`,
    many: (count) => `Readers reported mistakes in ${count} of your questions. Reviewers will look at the reports.`,
    list: QUESTIONS,
    above: QUESTIONS,
  }),
  'question-under-review': defineKind<{ ref: string }>({
    title: 'Questions under review',
    one: ({ ref }) => `Several readers reported ${ref}. It now says to readers that it is under review.`,
    many: (count) => `Several readers reported each of ${count} questions. These now say that they are under review.`,
    list: QUESTIONS,
    above: QUESTIONS,
  }),
  'key-suspect': defineKind<{ ref: string }>({
    title: 'Keys that may be wrong',
    one: ({ ref }) => `Readers’ answers speak against the key of ${ref}.`,
    many: (count) => `Readers’ answers speak against the keys of ${count} questions.`,
    list: `${STUDIO}/suspects`,
  }),
  'payout-requested': defineKind<{ name: string; amount: number }>({
    title: 'Requests for a payout',
    one: ({ name, amount }) => `${name} requested a payout of Tk ${amount}.`,
    many: (count) => `${count} people requested a payout.`,
    list: `${DESK}/payouts`,
  }),
  'article-submitted': defineKind<{ name: string; title: string }>({
    title: 'Articles to review',
    one: ({ name, title }) => `${name} submitted the article “${title}” for review.`,
    many: (count) => `${count} articles were submitted for review.`,
    list: `${DESK}/article-review`,
    above: `${DESK}/article-review`,
  }),
  'article-returned': defineKind<{ title: string; reason: string }>({
    title: 'Articles returned to you',
    one: ({ title, reason }) => `A reviewer returned your article “${title}”. ${because(reason)}`,
    many: (count) => `Reviewers returned ${count} of your articles.`,
    list: `${DESK}/article-review?state=RETURNED`,
    above: `${DESK}/articles`,
  }),
  'article-published': defineKind<{ name: string; title: string }>({
    title: 'Your articles are published',
    one: ({ name, title }) => `${name} approved your article “${title}”. Readers see it now.`,
    many: (count) => `Reviewers approved ${count} of your articles. Readers see them now.`,
    list: `${DESK}/rx-aid`,
    above: `${DESK}/articles`,
  }),
  'import-waiting': defineKind<{ name: string; file: string }>({
    title: 'Imports to review',
    one: ({ name, file }) => `${name} imported “${file}”. It waits for approval.`,
    many: (count) => `${count} imports wait for approval.`,
    list: `${STUDIO}/imports`,
    above: `${STUDIO}/imports`,
  }),
  'import-published': defineKind<{ name: string; file: string }>({
    title: 'Your imports are published',
    one: ({ name, file }) => `${name} approved your import “${file}”. Readers see it now.`,
    many: (count) => `Reviewers approved ${count} of your imports. Readers see them now.`,
    list: `${STUDIO}/imports`,
    above: `${STUDIO}/imports`,
  }),
  'import-taken-back': defineKind<{ name: string; file: string }>({
    title: 'Your imports were taken back',
    one: ({ name, file }) => `${name} took back your import “${file}”.`,
    many: (count) => `${count} of your imports were taken back.`,
    list: `${STUDIO}/imports`,
    above: `${STUDIO}/imports`,
  }),
};

type Kinds = typeof staffKinds;
export type StaffTemplate = keyof Kinds;
/** What a kind says of a single thing. */
export type Details<Name extends StaffTemplate> = Parameters<Kinds[Name]['one']>[0];

export const staffTemplates = Object.keys(staffKinds) as StaffTemplate[];

/** The path of the page where they are. */
export function placeOf(template: StaffTemplate, { count, ids }: Things): string {
  const { list, above }: Kind<never> = staffKinds[template];
  return above !== undefined && count === 1 && ids[0] ? `${above}/${ids[0]}` : list;
}

type Words = { [Name in StaffTemplate]: Pick<Kind<never>, 'title' | 'one' | 'many'> };

const writeNews =
  <Name extends StaffTemplate>(template: Name, kinds: Words, open: string) =>
  (news: Things & Details<Name>) => {
    const { title, one, many } = kinds[template] as Kind<typeof news>;
    const text = news.count === 1 ? one(news) : many(news.count);
    return { title, message: asHtml(text, { href: escapeHtml(placeOf(template, news)), text: open }) };
  };

/** In the language of `kinds`; `open` is the text of the link to where the things are. */
export const writeStaffNews = (kinds: Words, open: string) =>
  Object.fromEntries(staffTemplates.map((name) => [name, writeNews(name, kinds, open)])) as {
    [Name in StaffTemplate]: ReturnType<typeof writeNews<Name>>;
  };
