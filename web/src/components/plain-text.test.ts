import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['10<sup>9</sup>/L of K<sup>+</sup> at SpO<sub>2</sub> 94&nbsp;%', '10⁹/L of K⁺ at SpO₂ 94 %'],
  ['<p>Give <s>5 mg</s> 10 mg</p><ul><li>x<sup>a b</sup></li></ul>', 'Give [struck out: 5 mg] 10 mg x^(a b)'],
  ['<table><tr><th>a</th><td><strong>b</strong>c</td></tr></table>', 'a bc'],
  ['a &lt; b<br>c', 'a < b c'],
  ['<s>10<sup>9</sup></s>', '[struck out: 10⁹]'],
])('%s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
