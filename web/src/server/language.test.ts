// @vitest-environment node
import { expect, it } from 'vitest';
import { template } from '../testing/template.ts';
import { createRenderer } from './entry.tsx';

const renderer = await createRenderer({ template, manifest: {}, origin: 'https://bank.example' });

it('renders each page in the language of its request, whatever others are rendered meanwhile', async () => {
  const render = (language: 'en' | 'en-XA') => renderer.render('/nowhere', language, async () => ({ data: {} }));
  const [english, pseudo] = await Promise.all([render('en'), render('en-XA')]);
  expect(english.html).toContain('<html lang="en"');
  expect(english.html).not.toContain('⟦');
  expect(pseudo.html).toContain('<html lang="en-XA"');
  expect(pseudo.html).toContain('⟦Skip to content⟧');
});
