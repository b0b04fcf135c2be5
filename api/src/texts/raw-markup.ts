import { cutText } from 'server/cut-text.ts';
import { clozeMessages, formatMessages, markupMessages } from './messages.ts';

type Kind = keyof typeof markupMessages;

const GREEK = 'alpha|beta|gamma|delta|theta|lambda|mu|pi|sigma|omega';
const SIGNS = 'times|cdot|div|pm|leq?|geq?|neq|approx|circ|degree|rightarrow|leftarrow|infty';
const TAGS = 'b|i|u|s|em|strong|sub|sup|br|p|div|span|ul|ol|li|table|tr|td|img|font|h[1-6]';
// Each stops at the next character that it begins with, so that no text takes more than linear time.
const PATTERNS: [Kind, RegExp][] = [
  ['tex', /\$\$[^$]+\$\$|\$(?=[^$<>]*\$)[^$<>]*[\\^_]|\\[([]|\[\/?(?:tex|latex)\]|\[\/?\${1,2}\]/i],
  ['tex', new RegExp(String.raw`\\[a-z]+ ?\{|\\(?:${GREEK}|${SIGNS})(?![a-z])`, 'i')],
  // A single # is a fracture.
  ['markdown', /\*\*[^*\s][^*]*\*\*|(?<!_)__[^_\s](?:[^_]*[^_\s])?__(?!_)|```|(?:^|<br \/>|<p>)#{2,6} \S/],
  ['markdown', /\[[^[\]]*\]\((?:https?:|www\.|mailto:|#|\/)|!\[[^[\]]*\]\(/],
  ['tags', new RegExp(`&lt;/?(?:${TAGS})(?![a-z0-9])[^&<>]*&gt;`, 'i')],
  ['forum', /\[\/(?:b|i|u|s|sub|sup|img|url|size|color|quote|list)\]/i],
];
const CLOZE =
  /\{\{c\d+::|\{\d{0,3}:(?:MULTICHOICE|MULTIRESPONSE|SHORTANSWER|NUMERICAL|MCV|MCH|MCS|MC|MR|SAC|SA|MWC|MW|NM)[A-Z_]{0,4}:/;
const SOUND = /\[sound:[^[\]]*\]/i;
// One of them is in whatever the patterns find.
const HINT = /[$\\*`[{#]|__|&lt;/;
// By columns of the template.
const SHOWN = /^(?:stem|explanation(?:_bn)?|take_away|(?:option|reason|part)_[a-j]|part_[a-j]_points)$/;
const MAX_QUOTE = 40;

export const NO_RAW_MARKUP: ReturnType<typeof findRawMarkup> = { faults: [], sounds: [], warnings: [] };

/** Whether text needs the closer look of `findRawMarkup`. */
export const mayHaveRawMarkup = (text: string): boolean => HINT.test(text);

/** What another system would show as something else; `faults` and `sounds` are reasons to refuse the row. */
export function findRawMarkup(cells: Readonly<Record<string, string>>) {
  const texts = Object.entries(cells).filter(([column]) => SHOWN.test(column));
  const find = (pattern: RegExp) => {
    const found = texts.filter(([, text]) => pattern.test(text));
    return { fields: found.map(([field]) => field), text: found[0] ? excerpt(found[0][1], pattern) : '' };
  };
  const warnings = PATTERNS.flatMap(([kind, pattern]) => {
    const { fields, text } = find(pattern);
    return fields.length > 0 ? [formatMessages.rawMarkup({ kind: markupMessages[kind](), text, fields })] : [];
  });
  const sound = find(SOUND);
  return {
    faults: texts.some(([, text]) => CLOZE.test(text)) ? [clozeMessages.cloze()] : [],
    sounds: sound.fields.length > 0 ? [formatMessages.sound(sound)] : [],
    warnings,
  };
}

const excerpt = (text: string, pattern: RegExp) => cutText(text.slice(text.search(pattern)), MAX_QUOTE);
