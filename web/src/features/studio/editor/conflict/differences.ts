import { hasStatements } from 'question/kinds/names.ts';
import { kindName } from '../../choices/kinds.ts';
import { t } from '../../messages/index.ts';
import { letter, toInput, type Form } from '../draft/form.ts';

export type Side = 'MINE' | 'THEIRS';

/** A field that two versions have differently, as HTML to be shown; empty where a version has none. */
export type Difference = { field: string; label: string; mine: string; theirs: string };

type Cell = { field: string; label: string; html: string };

/** Names of items by code. */
type ItemNames = ReadonlyMap<string, string>;

/** The fields in which two forms differ, in the order of the form. An item without a name is shown by its code alone. */
export function differencesOf(mine: Form, theirs: Form, itemNames: ItemNames = new Map()): Difference[] {
  const cells = new Map(cellsOf(theirs, itemNames).map((cell) => [cell.field, cell]));
  const differences: Difference[] = [];
  for (const { field, label, html } of cellsOf(mine, itemNames)) {
    const other = cells.get(field)?.html ?? '';
    cells.delete(field);
    if (other !== html) differences.push({ field, label, mine: html, theirs: other });
  }
  const rest = [...cells.values()].filter(({ html }) => html !== '');
  return [...differences, ...rest.map(({ field, label, html }) => ({ field, label, mine: '', theirs: html }))];
}

/** The form with each field from the side that was chosen for it; mine where nothing was. */
export function combine(mine: Form, theirs: Form, choices: Readonly<Record<string, Side>>): Form {
  const from = (field: string) => (choices[field] === 'THEIRS' ? theirs : mine);
  const rowsFrom = <Key extends 'options' | 'parts'>(key: Key): Form[Key] => {
    const count = Math.max(mine[key].length, theirs[key].length);
    const rows = Array.from({ length: count }, (_, index) => from(`${key}.${index}`)[key][index]);
    return rows.filter((row) => row !== undefined) as Form[Key];
  };
  const { prof, subject } = from('subject');
  const { origin, appearances } = from('papers');
  return {
    type: from('type').type,
    prof,
    subject,
    chapter: from('chapter').chapter,
    topic: from('topic').topic,
    stem: from('stem').stem,
    options: rowsFrom('options'),
    parts: rowsFrom('parts'),
    explanation: from('explanation').explanation,
    explanationBn: from('explanationBn').explanationBn,
    takeAway: from('takeAway').takeAway,
    references: from('references').references,
    appearances,
    origin,
    media: from('media').media,
    items: from('items').items,
  };
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const lines = (texts: readonly string[]) =>
  texts
    .filter(Boolean)
    .map((text) => `<p>${text}</p>`)
    .join('');

const describePicture = ({ alt, credit, source, licence }: NonNullable<ReturnType<typeof toInput>['media']>[number]) =>
  [alt, credit, source, licence].flatMap((text) => (text ? [escape(text)] : [])).join('<br />');

const describeItem = (code: string, names: ItemNames) => [names.get(code), code].filter(Boolean).join(' ');

function cellsOf(form: Form, itemNames: ItemNames): Cell[] {
  const { type, prof, subject, stem = '', options = [], parts = [], ...rest } = toInput(form);
  const {
    chapter = '',
    topic = '',
    explanation = '',
    explanationBn = '',
    takeAway = '',
    references = [],
    appearances = [],
    media = [],
    items = [],
  } = rest;
  return [
    { field: 'type', label: t('studio.type'), html: kindName(type) },
    { field: 'subject', label: t('studio.subject'), html: escape(`${prof} ${subject}`) },
    { field: 'chapter', label: t('studio.chapter'), html: escape(chapter ?? '') },
    { field: 'topic', label: t('studio.topic'), html: escape(topic ?? '') },
    { field: 'stem', label: t('studio.stem'), html: stem },
    ...options.map(({ text, correct, reason }, index) => ({
      field: `options.${index}`,
      label: t(hasStatements(type) ? 'studio.statementName' : 'studio.optionName', { letter: letter(index) }),
      html: lines([text, `<strong>${t(verdict(hasStatements(type), correct))}</strong>`, reason ?? '']),
    })),
    ...parts.map(({ label, text, marks, points, weights }, index) => ({
      field: `parts.${index}`,
      label: t('studio.partName', { label }),
      html: lines([
        text,
        escape(t('studio.marksOf', { marks: String(marks) })),
        ...(points ?? []).map((point, at) => escape(weights ? `${point} (${weights[at]})` : point)),
      ]),
    })),
    { field: 'explanation', label: t('studio.explanation'), html: explanation ?? '' },
    { field: 'explanationBn', label: t('studio.explanationBn'), html: explanationBn ?? '' },
    { field: 'takeAway', label: t('studio.takeAway'), html: escape(takeAway ?? '') },
    { field: 'references', label: t('studio.references'), html: lines(references.map(escape)) },
    {
      field: 'papers',
      label: t('studio.papers'),
      html: lines([
        t(rest.origin === 'PAPER' ? 'studio.originPaper' : rest.origin ? 'studio.originOwn' : 'studio.originUnknown'),
        ...appearances.map(({ board, year, sitting }) => escape([board, year, sitting].filter(Boolean).join(' '))),
      ]),
    },
    {
      field: 'items',
      label: t('studio.items'),
      html: lines(items.map((code) => escape(describeItem(code, itemNames)))),
    },
    { field: 'media', label: t('studio.pictures'), html: lines(media.map(describePicture)) },
  ];
}

function verdict(isMtf: boolean, correct: boolean | null | undefined) {
  if (!isMtf) return correct ? 'studio.bestAnswer' : 'studio.notBest';
  return correct == null ? 'studio.undecided' : correct ? 'studio.true' : 'studio.false';
}
