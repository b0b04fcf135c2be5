import { describe, expect, it } from 'vitest';
import { isPlainMarkup } from './plain-markup.ts';

describe('plain markup', () => {
  it.each(['plain', '<p>CO<sub>2</sub></p>', '3 < 4', 'a<br />b<hr/>', 'x &lt;script&gt;', '<h2>Recognise</h2>'])(
    'includes %j',
    (html) => expect(isPlainMarkup(html)).toBe(true),
  );

  it.each([
    '<p class="x">',
    '<p onclick=x>',
    '<p/onclick=x>',
    '<p\nonclick=x>',
    '<P onclick=x>',
    '<script>',
    '<svg>',
    '<style>',
    '<img src=x onerror=alert(1)>',
    '<!-- x -->',
    '<?x?>',
    '</script >',
    '<p',
    '<b\0>',
    '<table>',
    '<a href="javascript:x">',
    '<title>',
    '<template>',
    '<math>',
    '<br x>',
  ])('excludes %j', (html) => expect(isPlainMarkup(html)).toBe(false));
});
