import { getSchema, type Extensions } from '@tiptap/react';
import { DOMParser as EditorParser, DOMSerializer } from '@tiptap/pm/model';
import { cleanPaste } from '../clean-paste.ts';
import type { Losses } from '../losses.ts';
import { toTarget } from '../target.ts';

/** What an editor holds after a paste. */
export function paste(html: string, extensions: Extensions): { html: string; losses: Losses } {
  const schema = getSchema(extensions);
  const { body, losses } = cleanPaste(html, toTarget(schema));
  const { content } = EditorParser.fromSchema(schema).parse(
    new DOMParser().parseFromString(body.innerHTML, 'text/html').body,
  );
  const out = document.createElement('div');
  out.append(DOMSerializer.fromSchema(schema).serializeFragment(content));
  const tidy = out.innerHTML.replaceAll(/ (?:colspan|rowspan)="1"/g, '').replaceAll('\u00A0', ' ');
  return { html: tidy.replaceAll(/ (?:tight|target|rel|class)="[^"]*"/g, ''), losses };
}

export type PasteRow = [name: string, html: string, kept: string, losses: Losses];

/** Of Word. */
export const OFFICE_PICTURE =
  '<!--[if gte vml 1]><v:shapetype id="_x0000_t75"></v:shapetype><v:shape id="Picture_1" type="#_x0000_t75"><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]-->' +
  '<![if !vml]><img width=300 height=200 src="file:///C:/clip_image002.png" v:shapes="Picture_1"><![endif]>';
export const OFFICE_EQUATION =
  '<!--[if gte msEquation 12]><m:oMath><m:f><m:num><m:r>1</m:r></m:num><m:den><m:r>2</m:r></m:den></m:f></m:oMath><![endif]-->' +
  `<![if !msEquation]><span style='position:relative;top:6.0pt;mso-text-raise:-6.0pt'>${OFFICE_PICTURE}</span><![endif]>`;
