import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QuestionDraft } from '../bank/draft/question.ts';
import { sampleSba, seedQuestions, type TestApi } from '../../testing/index.ts';
import { searchFor, startSearchApi } from '../../testing/search.ts';

const OPEN = ['aorta', 'mitral', 'septum', 'valve', 'coronary', 'fever', 'child'];
const LOCKED = ['pericardium', 'tamponade', 'myxoma', 'fever', 'aortic', 'coronal', 'mitrale'];
const OTHERS = ['spleen', 'hepatoma', 'bile', 'pancreas', 'gastrin', 'ileum', 'caecum'];
// Words in options, reasons, model points, explanations, take-aways and references.
const OPEN_TEXTS = ['sternotomy', 'lidocaine', 'fibrin', 'oxygen', 'aortitis'];
const LOCKED_TEXTS = ['warfarin', 'lidocain', 'fibrinolysis', 'oxygen', 'embolus'];
const OTHER_TEXTS = ['lactulose', 'bilirubin', 'cholestasis', 'secretin', 'gluten'];
const QUESTIONS = 30;

/** Thirty questions of one list, the last ten past its first page. `words` and `texts` are those of the locked. */
const bank = (words: readonly string[], texts: readonly string[]): QuestionDraft[] =>
  Array.from({ length: QUESTIONS }, (_, index) => {
    const isOpen = index < 20;
    const own = isOpen ? OPEN : words;
    const body = isOpen ? OPEN_TEXTS : texts;
    const say = (step: number) => `It says ${body[(index + step) % body.length]} in ${index}.${step}`;
    const common = {
      ref: `${isOpen ? 'OPEN' : 'LOCKED'}-${index}`,
      stem: [0, 1, 3].map((step) => own[(index + step) % own.length]).join(' '),
      explanation: say(0),
      take_away: say(1),
      references: [say(2)],
    };
    if (index % 3 === 0) {
      const parts = [{ label: 'a', text: say(3), marks: 2, points: [say(4), say(5)] }];
      return sampleSba(index, { ...common, type: 'SAQ', options: [], parts });
    }
    const options = [0, 1, 2].map((at) => ({ text: say(3 + at), correct: at === index % 3, reason: say(6 + at) }));
    return sampleSba(index, { ...common, options });
  });

let api: TestApi;
/** The same bank with other texts in the locked questions. */
let other: TestApi;
let full: string;
let limited: string;
beforeAll(async () => {
  [api, other] = await Promise.all([startSearchApi(), startSearchApi()]);
  await seedQuestions(api.db, bank(LOCKED, LOCKED_TEXTS));
  await seedQuestions(other.db, bank(OTHERS, OTHER_TEXTS));
  full = await api.signIn({ accessDoc: 'all' });
  limited = await api.signIn({ accessDoc: 'limited' });
});
afterAll(() => Promise.all([api.close(), other.close()]));

const stemWords = fc.constantFrom(...OPEN, ...LOCKED, ...OTHERS, 'heart', 'thorax');
const textWords = fc.constantFrom(...OPEN_TEXTS, ...LOCKED_TEXTS, ...OTHER_TEXTS, 'LOCKED-22', 'locked27', 'OPEN-3');
const words = fc.oneof(stemWords, textWords);
const mangled = fc
  .tuple(words, fc.nat(), fc.constantFrom('whole', 'begun', 'missing', 'wrong', 'swapped'))
  .map(([word, number, how]) => {
    const at = number % word.length;
    if (how === 'begun') return word.slice(0, at + 1);
    if (how === 'missing') return word.slice(0, at) + word.slice(at + 1);
    if (how === 'wrong') return `${word.slice(0, at)}x${word.slice(at + 1)}`;
    return how === 'swapped'
      ? word.slice(0, at) +
          Array.from(word.slice(at, at + 2))
            .toReversed()
            .join('') +
          word.slice(at + 2)
      : word;
  });
const texts = fc.array(mangled, { minLength: 1, maxLength: 3 }).map((some) => some.join(' ').slice(0, 50));

describe('B4 without full access', () => {
  test(
    'search results do not depend on the texts of locked questions',
    { timeout: 120_000, tags: 'long' },
    async () => {
      await fc.assert(
        fc.asyncProperty(texts, async (text) => {
          const found = await searchFor(api, text);
          expect(JSON.stringify(found)).not.toContain('LOCKED');
          expect(await searchFor(api, text, limited)).toEqual(found);
          expect(await searchFor(other, text)).toEqual(found);
        }),
        { numRuns: 100 },
      );
    },
  );

  test('the same words find them for a reader with access', async () => {
    for (const text of [
      'pericardium',
      'pericardum',
      'tampona',
      'warfarin',
      'warfrin',
      'embol',
      'LOCKED-22',
      'locked22',
    ]) {
      expect(JSON.stringify(await searchFor(api, text, full))).toContain('LOCKED');
      expect(await searchFor(api, text)).toEqual([]);
    }
    expect(JSON.stringify(await searchFor(api, 'heart'))).toContain('/topics/Heart');
  });

  test('every question is on the page that its link opens', async () => {
    for (const token of [undefined, full]) {
      for (const text of ['fever', 'aorta', 'valve', 'oxygen', 'fibrin']) {
        const links = (await searchFor(api, text, token)).flatMap(({ link }) => link);
        for (const { link, excerpt } of links.filter((one) => one.link.includes('#'))) {
          const [, chapter, page = '1', ref] = /chapter\/_1-ANAT-(\d+)(?:\?page=(\d+))?#(.+)$/.exec(link)!;
          const { status, body } = await api.get(`/bank-filter/${chapter}?page=${page}`, token);
          expect(status).toBe(200);
          const question = body.data.find((one) => one['ref'] === ref);
          expect(JSON.stringify(question)).toContain(excerpt!.map((part) => part.text).join(''));
        }
      }
    }
  });

  test('a question that moves to a first page of another list is found there', async () => {
    const [question] = bank(LOCKED, LOCKED_TEXTS).slice(25);
    const again = { ...question!, appearances: [{ board: 'RAJ', year: 2021 }] };
    await seedQuestions(api.db, [again]);
    const [result] = await searchFor(api, question!.stem);
    expect(result).toMatchObject({
      topic_name: 'Anatomy questions',
      link: [{ name: question!.stem, link: '/board-question/RAJ/_1/ANAT/topics/Heart#LOCKED-25' }],
    });
    expect(JSON.stringify(await searchFor(api, 'perica'))).toContain('LOCKED-25');
  });
});
