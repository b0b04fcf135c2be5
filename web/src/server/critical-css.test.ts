// @vitest-environment node
import { expect, test } from 'vitest';
import { criticalCss } from './critical-css.ts';

const page = '<main class="list wide"><p class="note">text</p></main>';
const keep = (css: string) => criticalCss([css])(page);

test.each([
  'p{color:red}',
  '.list{color:red}',
  '.list.wide>.note:hover{color:red}',
  '.note:not(.absent):where([data-mantine-color-scheme=dark] *){color:red}',
  '.absent,.note{color:red}',
  '@layer base,mantine;',
  '@layer base{.note{color:red}}',
  '@media (min-width:48em){@layer base{.note{color:red}}}',
  '@keyframes pulse{0%{opacity:0}}',
  '@font-face{font-family:x;src:url(/x.woff2)}',
  '.\\31 a{color:red}',
])('keeps %s', (css) => expect(keep(css)).toBe(css));

test.each(['.absent{color:red}', '.list .absent{color:red}', '@media print{.absent{color:red}}'])(
  'leaves out %s',
  (css) => expect(keep(css)).toBe(''),
);

test('keeps the order of files and rules', () => {
  expect(criticalCss(['.list{color:red}.absent{color:red}p{margin:0}', '.note{color:blue}'])(page)).toBe(
    '.list{color:red}p{margin:0}.note{color:blue}',
  );
});
