import type { Answer } from 'question/answer.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession } from '../../../session/index.ts';
import { begin, operationMock } from '../../../testing/accounts.ts';
import { mtf, saq, sba } from '../../../testing/questions.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { forgetRecord, setFlag, setNote } from '../../study/device/index.ts';
import { recordAnswer, type StudyQuestion } from '../../study/index.ts';
import { writePaperAnswers } from '../../study/papers/index.ts';
import { RecordSummaryDocument } from '../record-summary.generated.ts';
import { study, viewer } from '../testing/study.ts';
import { AttemptLogDocument } from './attempt-log.generated.ts';
import { OwnNotesDocument } from './own-notes.generated.ts';
import { OwnRealMarksDocument } from './real-marks.generated.ts';
import { ExportedTargetsDocument } from './targets.generated.ts';

const shelf = { path: '/board-question/DHK/_1/ANAT/topics/Upper%20limb', title: 'Upper limb', place: 1, total: 40 };
const answer = (question: StudyQuestion, given: Answer) =>
  recordAnswer({
    question,
    shelf,
    answer: given,
    readingSince: Date.now() - 1000,
    answeredAt: Date.now(),
    changes: 0,
  });

/** The text of the file that a press of the button saves. */
async function saved(button: string, mocks: Parameters<typeof renderAt>[1] = {}): Promise<string> {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob);
    return 'blob:one';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await renderAt('/record', mocks);
  await user.click(await screen.findByRole('button', { name: button }));
  await expect.poll(() => blobs.length).toBe(1);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blobs[0]!.arrayBuffer());
}

/** Reads quoted or plain cells: RFC 4180, and what Anki imports. */
function parse(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'y');
  while (cell.lastIndex < text.length) {
    const [, inQuotes, plain, end] = cell.exec(text)!;
    rows.at(-1)!.push(inQuotes === undefined ? plain! : inQuotes.replaceAll('""', '"'));
    if (end !== separator) rows.push([]);
  }
  return rows.slice(0, -1);
}

beforeEach(async () => {
  localStorage.clear();
  await forgetRecord();
});
afterEach(async () => {
  await forgetRecord();
  endSession();
});

it('the answers of this device come with ref, subject, topic and what was answered', async () => {
  await answer(sba('q1'), { sba: 'B' });
  await answer(mtf('q2'), {
    mtf: [
      { key: 'A', value: true },
      { key: 'B', value: false },
    ],
  });
  await answer(saq('q3'), {
    saq: [
      { label: 'a', points: [1, 2] },
      { label: 'b', points: [] },
    ],
  });
  await answer(sba('q4'), {});
  const [head, ...rows] = parse((await saved('Export answers (CSV)')).slice(1), ',');
  const cells = (row: string[]) =>
    ['ref', 'subject', 'topic', 'answer', 'outcome'].map((name) => row[head!.indexOf(name)]);
  expect(rows.map(cells)).toEqual([
    ['ANAT-000001', 'Anatomy', 'Upper limb', 'B', 'WRONG'],
    ['PHYS-000002', 'Physiology', 'Upper limb', 'A true; B false', 'PARTLY'],
    ['SURG-000003', 'Surgery and Allied', 'Upper limb', 'a: 1, 2; b: -', 'PARTLY'],
    // No record of the question, because nothing was answered.
    ['', '', '', '', 'SKIPPED'],
  ]);
});

it('the answers of a visitor’s paper are among them', async () => {
  const answeredAt = '2026-11-23T09:00:00.000Z';
  const blank = { question: sba('q1'), shelf, answer: {}, outcome: 'SKIPPED', answeredAt, tookMs: null } as const;
  await writePaperAnswers('', 'p1', [blank]);
  const [head, row] = parse((await saved('Export answers (CSV)')).slice(1), ',');
  expect(['ref', 'mode', 'outcome'].map((name) => row![head!.indexOf(name)])).toEqual([
    'ANAT-000001',
    'PAPER',
    'SKIPPED',
  ]);
});

it('the answers of an account say also what they count as now, and come with marks of real examinations', async () => {
  begin();
  const node = {
    __typename: 'Attempt',
    id: 'one',
    questionId: 'q1',
    ref: 'ANAT-000001',
    topic: '=Thorax',
    answer: { __typename: 'GivenAnswer', sba: 'B', mtf: null, saq: null },
    mode: 'PAPER',
    outcome: 'WRONG',
    countsAs: 'RIGHT',
    marks: 0,
    outOf: 1,
    confidence: null,
    answeredAt: '2026-11-01T04:00:00.000Z',
    tookMs: null,
  };
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const attempts = { __typename: 'AttemptConnection', edges: [{ __typename: 'AttemptEdge', node }], pageInfo };
  const notes = { __typename: 'QuestionNoteConnection', edges: [], pageInfo };
  const realMark = {
    prof: '_1',
    subject: { __typename: 'Subject', code: 'ANAT' },
    component: 'MCQ',
    share: 0.65,
    examOn: '2026-05-12',
    low: 0.52,
    high: 0.8,
    passOfTen: 6,
  };
  const item = { __typename: 'CurriculumItem', code: '21-ANAT-THX-03', name: 'Heart' };
  const target = { __typename: 'StudyPlanTarget', items: [item], on: '2026-12-04' };
  const realMarks = [{ __typename: 'RealMark', ...realMark }];
  const mocks = () => [
    operationMock(RecordSummaryDocument, viewer(study)).mock,
    operationMock(OwnRealMarksDocument, viewer({ __typename: 'Study', realMarks })).mock,
    operationMock(ExportedTargetsDocument, viewer({ __typename: 'Study', targets: [target] })).mock,
    operationMock(AttemptLogDocument, viewer({ __typename: 'Study', attempts })).mock,
    operationMock(OwnNotesDocument, viewer({ __typename: 'Study', notes })).mock,
  ];
  const [, row] = parse((await saved('Export answers (CSV)', { mocks: mocks() })).slice(1), ',');
  expect(row!.slice(2, 9)).toEqual(['ANAT-000001', 'Anatomy', "'=Thorax", 'PAPER', 'B', 'WRONG', 'RIGHT']);
  cleanup();
  const whole = JSON.parse(await saved('Export all (JSON)', { mocks: mocks() })) as object;
  expect(whole).toMatchObject({ attempts: [{ id: 'one' }], realMarks: [{ ...realMark, subject: 'ANAT' }] });
  expect(whole).toMatchObject({ targets: [{ items: [{ code: '21-ANAT-THX-03', name: 'Heart' }], on: '2026-12-04' }] });
});

it('cards for Anki can be read back exactly', async () => {
  const note = 'ব্যথা\tবুকে "here" <b> & there\nsecond line';
  const stem = 'Ca<sup>2+</sup> and\tH<sub>2</sub>O\nবাংলা "quoted"';
  await setNote({ ...sba('q1'), stem, takeAway: 'x < y' }, shelf, note);
  await setFlag({ ...mtf('q2'), stem: '# no comment<script>alert(1)</script>' }, shelf, true);
  await answer(saq('q3'), { saq: [{ label: 'a', points: [1] }] });
  await answer(sba('q4'), { sba: 'C' });
  const lines = await saved('Export for Anki');
  const header = lines.split('\n').filter((line) => line.startsWith('#'));
  expect(header).toEqual(expect.arrayContaining(['#separator:tab', '#html:true', '#notetype:Basic', '#tags column:4']));
  const rows = parse(lines.slice(header.join('\n').length + 1), '\t');
  const cards = new Map(rows.map(([guid, front, back, tags]) => [guid, { front: front!, back: back!, tags }]));
  expect(new Set(cards.keys())).toEqual(new Set(['ANAT-000001', 'PHYS-000002', 'SURG-000003']));
  const one = cards.get('ANAT-000001')!;
  expect(one.front.startsWith(`<div>${stem}</div><div>A. Axillary</div>`)).toBe(true);
  expect(one.tags).toBe('noted Anatomy::Upper_limb');
  const back = new DOMParser().parseFromString(one.back.replaceAll('<br>', '\n'), 'text/html').body;
  expect([...back.children].map((line) => line.textContent)).toEqual(
    expect.arrayContaining(['C. Radial', 'Because of this.', 'x < y', `Your note\n${note}`, 'ANAT-000001']),
  );
  expect(cards.get('PHYS-000002')).toMatchObject({
    front: expect.stringContaining('<div># no comment</div>') as string,
    back: expect.stringContaining('A true; B true; C false; D true; E false') as string,
    tags: 'flagged Physiology::Upper_limb',
  });
  expect(cards.get('SURG-000003')).toMatchObject({ tags: 'wrong Surgery_and_Allied::Upper_limb' });
});
