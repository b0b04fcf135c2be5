import { expect, it } from 'vitest';
import { lostTags, tidyArticle } from './article-html.ts';

it('gives a table its head, with the scope that screen readers need', () => {
  const cell = (tag: string, text: string) => `<${tag} colspan="1" rowspan="1"><p>${text}</p></${tag}>`;
  const rows = `<tr>${cell('th', 'Drug')}</tr><tr>${cell('td', '<strong>x</strong> 5 mg')}</tr>`;
  expect(tidyArticle(`<table><tbody>${rows}</tbody></table>`)).toBe(
    '<table><thead><tr><th scope="col">Drug</th></tr></thead>' +
      '<tbody><tr><td><strong>x</strong> 5 mg</td></tr></tbody></table>',
  );
});

it('leaves a table without a head, merged cells and lists in lists as they are', () => {
  const html =
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table><ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>';
  expect(tidyArticle(html)).toBe(html);
  expect(tidyArticle('<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>')).toBe(
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  );
});

it('takes empty paragraphs from the end alone', () => {
  expect(tidyArticle('<p>a</p><p></p><p>b</p><p></p><p></p>')).toBe('<p>a</p><p></p><p>b</p>');
});

it('names what the editor would lose', () => {
  expect(
    lostTags(
      '<table><caption>x</caption><tbody><tr><td>a</td></tr></tbody></table>',
      '<p>x</p><table><tbody><tr><td>a</td></tr></tbody></table>',
    ),
  ).toEqual(['caption']);
  expect(lostTags('<ul><li>a</li></ul>', '<ul><li><p>a</p></li></ul>')).toEqual([]);
});
