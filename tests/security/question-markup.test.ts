import { expect, test } from 'vitest';
import { BODY_TAGS, sanitiseBody } from '../../api/src/testing/program.ts';
import { safeHtml } from '../../gateway/src/testing/program.ts';
import { sanitize } from '../../web/src/testing/sanitize.ts';

const bodyOf = (tag: string) => (tag === 'br' ? 'a<br />b' : `<${tag}>a</${tag}>`);

test.each([
  ...BODY_TAGS.map(bodyOf),
  '<table><tr><th rowspan="2">a</th><td colspan="3">b</td></tr></table>',
  '<ol start="3"><li>c</li></ol>',
])('markup kept by an import is also kept by gateway and client: %s', (html) => {
  const stored = sanitiseBody(html);
  expect(stored).toBe(html);
  expect(safeHtml(stored)).toBe(stored);
  expect(sanitize(stored)).toBe(stored);
});
