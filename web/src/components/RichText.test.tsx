import { act, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RichText } from './RichText.tsx';
import { SanitizeContext } from './sanitize-context.ts';

describe('rich text', () => {
  it('without markup is plain text', () => {
    const { container } = render(<RichText html="Bangla: হৃৎপিণ্ড" />);
    expect(container.textContent).toBe('Bangla: হৃৎপিণ্ড');
  });

  it('with plain tags is inserted unchanged', () => {
    const { container } = render(<RichText html="<p>CO<sub>2</sub><br />3 &lt; 4</p>" />);
    expect(container.querySelector('p > sub')?.textContent).toBe('2');
    expect(container.textContent).toBe('CO23 < 4');
  });

  it('is sanitised before it is inserted', async () => {
    const { container } = await act(async () =>
      render(<RichText html="<b>bold</b><img src=x onerror=alert(1)> 3 &lt; 4" />),
    );
    await vi.waitFor(() => expect(container.querySelector('b')).not.toBeNull(), { timeout: 10_000 });
    expect(container.querySelector('b')?.textContent).toBe('bold');
    expect(container.querySelector('img')?.hasAttribute('onerror')).toBe(false);
    expect(container.textContent).toContain('3 < 4');
  });

  it('labels struck-out text for screen readers', async () => {
    const html = '<p>Give <del>5 mg</del> <s>6 mg</s> 10 mg</p>';
    const { container, rerender } = render(<RichText html={html} />);
    const labels = () =>
      [...container.querySelectorAll<HTMLElement>('s, del')].map(({ dataset }) => [dataset['start'], dataset['end']]);
    const said = ['Struck out:', 'End of struck-out text.'];
    expect(labels()).toEqual([said, said]);
    expect(container.textContent).toBe('Give 5 mg 6 mg 10 mg');
    await act(async () => rerender(<RichText inline html={`<table><tr><td>${html}</td></tr></table>`} />));
    await vi.waitFor(() => expect(container.querySelector('.table-box td del')).not.toBeNull(), { timeout: 10_000 });
    expect(labels()).toEqual([said, said]);
  });

  it('without tags marks struck-out text', () => {
    const { container } = render(
      <SanitizeContext value={() => undefined}>
        <RichText html='Give <s class="x">5 mg</s> 10<sup>3</sup> <span>mg</span>' />
      </SanitizeContext>,
    );
    expect(container.textContent).toContain('Give  [Struck out: 5 mg]  10 3');
  });

  it('without a sanitizer is shown without tags', () => {
    const { container } = render(
      <SanitizeContext value={() => undefined}>
        <RichText html="CO<sub>2</sub><img src=x onerror=alert(1)>" />
      </SanitizeContext>,
    );
    expect(container.querySelector('img, sub')).toBeNull();
    expect(container.textContent).toContain('CO 2');
  });
});
