import { describe, expect, it } from 'vitest';
import { joinQuantities } from './quantities.ts';
import { frameTables } from './tables.ts';

const parse = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = frameTables(html);
  return box;
};
const DOSES =
  '<table><thead><tr><th>Drug</th><th>Dose "adult"</th></tr></thead><tbody><tr><td>Aspirin</td><td>300 mg</td></tr></tbody></table>';

describe('a table', () => {
  it('is in a focusable box with its caption as label', () => {
    const box = parse('<table><caption>Causes</caption><tbody><tr><td>1</td></tr></tbody></table>').firstElementChild;
    expect(box?.getAttribute('tabindex')).toBe('0');
    expect(box?.getAttribute('aria-label')).toBe('Causes');
    expect(box?.firstElementChild?.tagName).toBe('TABLE');
  });

  it('has the column heading as label of each cell', () => {
    const box = parse(`<p>Before</p>${DOSES}<p>After</p>`);
    expect(box.querySelector('.table-box')?.hasAttribute('data-cards')).toBe(true);
    expect([...box.querySelectorAll('td')].map((cell) => cell.dataset['label'])).toEqual(['Drug', 'Dose "adult"']);
    expect(box.textContent).toBe('BeforeDrugDose "adult"Aspirin300 mgAfter');
  });

  it.each([
    ['without a row of headings', '<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>'],
    ['with cells over several columns', DOSES.replace('<td>Aspirin</td>', '<td colspan="2">Aspirin</td>')],
    ['within another', DOSES.replace('Aspirin', '<table><tr><td>1</td></tr></table>')],
  ])('%s stays a table', (_, html) => {
    expect(parse(html).querySelector(':scope > .table-box')?.hasAttribute('data-cards')).toBe(false);
  });

  it('ignores markup in attributes', () => {
    const trap = '</td><td> onclick=alert(1) x';
    const box = parse(DOSES.replace('<td>Aspirin', `<td title="${trap}">Aspirin`));
    expect([...box.querySelectorAll('td')].map((cell) => cell.getAttributeNames())).toEqual([
      ['data-label', 'title'],
      ['data-label'],
    ]);
    expect(box.querySelector('td')?.title).toBe(trap);
  });

  it('that is never closed is unchanged', () => {
    expect(frameTables('<p>x</p><table><tr>')).toBe('<p>x</p><table><tr>');
  });
});

describe('numbers and their units', () => {
  it.each([
    ['give 10 mL of it', 'give 10_mL of it'],
    ['1:10 000 adrenaline', '1:10_000 adrenaline'],
    ['16 micrograms/mL, at 5 mL/kg/h', '16_micrograms/~mL, at 5_mL/~kg/~h'],
    ['5 to 7 mg', '5 to 7_mg'],
    ['2 h. In 24 hours', '2_h. In 24_hours'],
    ['and 2 children, 3 mgs', 'and 2 children, 3 mgs'],
    ['<a title="10 mL > 5 mL">10 mL</a>', '<a title="10 mL > 5 mL">10_mL</a>'],
  ])('%s', (text, joined) => {
    expect(joinQuantities(text)).toBe(joined.replaceAll('_', '\u00a0').replaceAll('~', '\u2060'));
  });
});
