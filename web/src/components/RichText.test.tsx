import { act, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RichText } from './RichText.tsx';
import { SanitizeContext } from './sanitize-context.ts';

describe('a body of the graph', () => {
  it('without markup is text', () => {
    const { container } = render(<RichText html="Bangla: হৃৎপিণ্ড" />);
    expect(container.textContent).toBe('Bangla: হৃৎপিণ্ড');
  });

  it('with tags alone is inserted as it is', () => {
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

  it('where nothing can sanitise it is shown without its tags', () => {
    const { container } = render(
      <SanitizeContext value={() => undefined}>
        <RichText html="CO<sub>2</sub><img src=x onerror=alert(1)>" />
      </SanitizeContext>,
    );
    expect(container.querySelector('img, sub')).toBeNull();
    expect(container.textContent).toContain('CO 2');
  });
});
