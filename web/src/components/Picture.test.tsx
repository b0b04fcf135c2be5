import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Picture } from './Picture.tsx';

const picture = (src: string) => <Picture src={src} alt="A ward round" fallback={<b>Drawn</b>} />;

afterEach(() => vi.restoreAllMocks());

describe('a picture', () => {
  it('shows the fallback after an error until its source changes', () => {
    const { rerender } = render(picture('https://pictures.example/a.jpg'));
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Drawn')).toBeTruthy();
    rerender(picture('/images/b'));
    expect(screen.getByRole('img').getAttribute('src')).toBe('/images/b');
  });

  it('loads again if it failed before hydration', () => {
    const setAttribute = vi.spyOn(HTMLImageElement.prototype, 'setAttribute');
    const state = vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get');
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const requestCount = (src: string) =>
      setAttribute.mock.calls.filter(([name, value]) => name === 'src' && value === src).length;
    state.mockReturnValue(0);
    render(picture('/images/failed'));
    state.mockReturnValue(668);
    render(picture('/images/there'));
    expect(requestCount('/images/failed') - requestCount('/images/there')).toBe(1);
  });
});
