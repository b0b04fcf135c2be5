import { professionalYears } from 'question/curriculum.ts';
import { SCORING_RULES } from 'question/rules.ts';
import { typed, type LocalAnswers } from '../../apollo/local-answers.ts';
import { storedFeatures } from '../../apollo/stored-features.ts';
import { loadPackContent } from '../packs/index.ts';
import { currentOwner } from '../study/index.ts';
import type { StoredPaper } from './device/stored-paper.ts';
import type { OwnPapersQuery } from './list/own-papers.generated.ts';
import type {
  PaperChoicesQuery,
  PaperMatchesQuery,
  PaperMatchesQueryVariables,
  PaperTopicsQuery,
  PaperTopicsQueryVariables,
} from './make/choices.generated.ts';

const loadDrawn = () => import('./drawn/index.ts');

/** The account's papers on this device. Those that were drawn here have a list of their own. */
async function readOwnPapers(): Promise<OwnPapersQuery | undefined> {
  const { listStoredPapers } = await import('./device/index.ts');
  const stored = await listStoredPapers();
  if (!currentOwner() || stored.length === 0) return undefined;
  const edges = stored
    .filter(({ isDrawn }) => !isDrawn)
    .map(({ id, handedInAt, paper: { rule, result, ...paper } }) =>
      typed('PaperEdge', {
        cursor: id,
        node: typed('Paper', {
          id,
          title: paper.title,
          mode: paper.mode,
          state: handedInAt ? ('FINISHED' as const) : paper.state,
          startedAt: paper.startedAt,
          endsAt: paper.endsAt,
          rule: typed('ScoringRule', { id: rule.id, passShare: rule.passShare }),
          result: result && toTotal(result),
        }),
      }),
    );
  const pageInfo = typed('PageInfo', { hasNextPage: false, endCursor: null });
  const papers = typed('PaperConnection', { edges, pageInfo });
  return { viewer: typed('User', { id: currentOwner(), study: typed('Study', { papers }) }) };
}

type Result = NonNullable<StoredPaper['paper']['result']>;

const toTotal = ({ marks, outOf, share, unmarked, verdict }: Result) =>
  typed('PaperResult', { marks, outOf, share, unmarked, verdict });

/** The subjects that papers can be drawn from here. */
async function readChoices(): Promise<PaperChoicesQuery | undefined> {
  const { readBoards, readSubjects } = await loadPackContent();
  const packed = await readSubjects();
  if (packed.length === 0) return undefined;
  const isPacked = (prof: string, code: string) =>
    packed.some(({ subject }) => subject.prof === prof && subject.code === code);
  const years = professionalYears.map(({ code, name, subjects }) =>
    typed('ProfessionalYear', {
      code,
      name,
      subjects: subjects
        .filter((subject) => isPacked(code, subject.code))
        .map((subject) => typed('Subject', { code: subject.code, name: subject.name })),
    }),
  );
  return {
    features: storedFeatures(),
    boards: (await readBoards()).map(({ code, name }) => typed('Board', { code, name })),
    professionalYears: years.filter(({ subjects }) => subjects.length > 0),
    scoringRules: SCORING_RULES.map(({ id, name, passShare, secondsPerQuestion }) =>
      typed('ScoringRule', { id, name, passShare: passShare / 1000, secondsPerQuestion }),
    ),
  };
}

async function readMatches({ mix }: PaperMatchesQueryVariables): Promise<PaperMatchesQuery> {
  const { countMatches, readSource } = await loadDrawn();
  return { paperMatches: typed('QuestionCounts', countMatches(mix, await readSource())) };
}

const BOARDS = { dhaka: 'DHK', chittagong: 'CTG', sylhet: 'SYL', rajshahi: 'RAJ' } as const;

async function readTopics({ prof, subject }: PaperTopicsQueryVariables): Promise<PaperTopicsQuery | undefined> {
  const { readSubjects } = await loadPackContent();
  const index = (await readSubjects()).find((one) => one.subject.prof === prof && one.subject.code === subject);
  if (!index) return undefined;
  const topicsOf = (code: string) =>
    typed('BoardSubject', {
      id: `${code}${prof}-${subject}`,
      topics: index.lists.flatMap(({ board, kind, name }) => (board === code && kind === 'TOPIC' ? name : [])),
    });
  return Object.fromEntries(Object.entries(BOARDS).map(([name, code]) => [name, topicsOf(code)])) as PaperTopicsQuery;
}

/** The device's papers, and what a paper can be drawn from without a network. */
export const papersAnswers = {
  OwnPapers: readOwnPapers,
  PaperChoices: readChoices,
  PaperMatches: readMatches,
  PaperTopics: readTopics,
} satisfies LocalAnswers;
