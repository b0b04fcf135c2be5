import { table, wordDocument } from '../../../api/src/testing/docx.ts';

/** A file as a browser sends it. */
export type SentFile = { name: string; mimeType: string; buffer: Buffer };

export const textFile = (name: string, text: string): SentFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

const HEADER =
  'type,subject,chapter,stem,option_a,option_b,correct,picture_1,picture_1_alt,picture_1_source,picture_1_licence';

/** A question a stem, with the picture that it names. */
export const csvFile = (
  name: string,
  chapter: string,
  questions: readonly (readonly [stem: string, picture?: string])[],
) =>
  textFile(
    name,
    [
      HEADER,
      ...questions.map(
        ([stem, picture = '']) =>
          `SBA,ANAT,${chapter},"${stem}",Right one,Wrong one,A,${picture},${picture && 'What it shows,Drawn for this test,Own work'}${picture ? '' : ',,'}`,
      ),
      '',
    ].join('\n'),
  );

/** A table with the columns of the template, under names of its own. */
export const wordFile = async (stem: string): Promise<SentFile> => ({
  name: 'viva.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: await wordDocument(
    table(
      ['Type', 'Subject', 'Chapter', 'Question', 'Option A', 'Option B', 'Correct'],
      ['SBA', 'ANAT', 'Word tables', stem, 'Axillary', 'Radial', 'A'],
    ),
  ),
});

/** A question of the plugin qtype_mtf, with a picture in the file. */
export function moodleFile(stem: string, picture: Buffer, alt: string): SentFile {
  const html = (name: string, text: string, more = '') =>
    `<${name} format="html"><text><![CDATA[${text}]]></text>${more}</${name}>`;
  const row = (number: number, text: string) =>
    `<row number="${number}">${html('optiontext', text)}${html('feedbacktext', '')}</row>`;
  const column = (number: number, text: string) =>
    `<column number="${number}"><responsetext format="moodle_auto_format"><text>${text}</text></responsetext></column>`;
  const weight = (of: number, at: number, value: number) =>
    `<weight rownumber="${of}" columnnumber="${at}"><value>${value}.000</value></weight>`;
  const file = `<file name="strip.webp" path="/" encoding="base64">${picture.toString('base64')}</file>`;
  const text = html('questiontext', `<p>${stem}</p><p><img src="@@PLUGINFILE@@/strip.webp" alt="${alt}"></p>`, file);
  return textFile(
    'moodle.xml',
    `<?xml version="1.0" encoding="UTF-8"?>
<quiz><question type="mtf"><name><text>Bones</text></name>${text}
<scoringmethod><text>subpoints</text></scoringmethod>${row(1, 'They are hard.')}${row(2, 'They are soft.')}
${column(1, 'True')}${column(2, 'False')}${weight(1, 1, 1)}${weight(1, 2, 0)}${weight(2, 1, 0)}${weight(2, 2, 1)}
</question></quiz>`,
  );
}

/** Notes of Anki as text, whose fields the header names. */
export const ankiFile = (stem: string): SentFile =>
  textFile(
    'notes.txt',
    [
      '#separator:tab',
      '#html:true',
      '#tags column:5',
      '#columns:stem\toption_a\toption_b\tcorrect\tTags',
      `${stem}\tTalus\tLunate\tB\tcarpus`,
      '',
    ].join('\n'),
  );
