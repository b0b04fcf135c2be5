import { hasStatements } from 'question/kinds/names.ts';
import { escapeValue } from 'text/html/escape.ts';
import type { Sanitize } from '../../../components/sanitize-context.ts';
import { site } from '../../../theme/site.ts';
import type { StudyQuestion } from '../../study/index.ts';
import type { OwnQuestion } from '../data/own-lists.ts';
import { subjectOfRef, topicOf } from '../data/subjects.ts';
import { t } from '../messages/index.ts';

// By it, Anki finds a note that was imported before and updates it.
const header = () => [
  '#separator:tab',
  '#html:true',
  '#notetype:Basic',
  `#deck:${site.name}`,
  '#guid column:1',
  '#tags column:4',
];

/** A text file that Anki imports: a card for each question, with the reader's own note. */
export function toAnki(questions: readonly OwnQuestion[], sanitize: Sanitize): string {
  // Anki runs scripts.
  const safe = (html: string) => sanitize(html) ?? escapeValue(html);
  const rows = questions.map((one) =>
    [one.question.ref, frontOf(one.question, safe), backOf(one, safe), tagsOf(one)].map(quoted).join('\t'),
  );
  return [...header(), ...rows, ''].join('\n');
}

type Safe = (html: string) => string;

// In quotes, fields may have tabs, line breaks and a leading #.
const quoted = (field: string) => `"${field.replaceAll('"', '""')}"`;

function frontOf({ stem, options, parts, media }: StudyQuestion, safe: Safe): string {
  const pictures = media.map(
    ({ alt, image }) => `<p><img src="${escapeValue(image.url)}" alt="${escapeValue(alt)}"></p>`,
  );
  const lines = [
    ...options.map(({ key, text }) => `${key}. ${safe(text)}`),
    ...parts.map(({ label, text, marks }) => `${label}) ${safe(text)} ${t('record.ankiMarks', { marks })}`),
  ];
  return [block(safe(stem)), ...pictures, ...lines.map(block)].join('');
}

function backOf({ question, note }: OwnQuestion, safe: Safe): string {
  const { type, options, parts, explanation, explanationBn, takeAway, references, ref } = question;
  const right = options.filter(({ correct }) => correct);
  const key = hasStatements(type)
    ? options.map(({ key: letter, correct }) => t('record.judged', { key: letter, value: String(correct) })).join('; ')
    : right.map(({ key: letter, text }) => `${letter}. ${safe(text)}`).join('; ');
  const reasons = options.flatMap(({ key: letter, reason }) => (reason ? `${letter}: ${safe(reason)}` : []));
  const points = parts.map(
    ({ label, points: model }) => `${label})<ul>${model.map((point) => `<li>${safe(point)}</li>`).join('')}</ul>`,
  );
  const own = note && `<i>${t('record.ankiNote')}</i><br>${escapeValue(note).replaceAll('\n', '<br>')}`;
  const texts = [
    key && `<b>${key}</b>`,
    ...points,
    explanation && safe(explanation),
    explanationBn && safe(explanationBn),
    takeAway && escapeValue(takeAway),
    ...reasons,
    own,
  ];
  return [...texts, ...references.map(escapeValue), ref].flatMap((text) => (text ? block(text) : [])).join('');
}

const block = (html: string) => `<div>${html}</div>`;

function tagsOf({ question, shelf, outcome, flagged, note }: OwnQuestion): string {
  const topic = topicOf(shelf);
  const place = [subjectOfRef(question.ref), ...(topic ? [topic] : [])];
  const isWrong = outcome === 'WRONG' || outcome === 'PARTLY';
  const lists = [isWrong && 'wrong', flagged && 'flagged', note && 'noted'].filter(Boolean);
  // A space ends a tag, two colons start a lower level.
  return [...lists, place.map((name) => name.replaceAll(/[\s:]+/g, '_')).join('::')].join(' ');
}
