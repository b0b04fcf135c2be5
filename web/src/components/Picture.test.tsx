import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Picture } from './Picture.tsx';

const picture = (src: string) => <Picture src={src} alt="A ward round" fallback={<b>Drawn</b>} />;

afterEach(() => vi.restoreAllMocks());

describe('a picture', () => {
  it('gives way where it does not come, until another is to be shown', () => {
    const { rerender } = render(picture('https://pictures.example/a.jpg'));
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Drawn')).toBeTruthy();
    rerender(picture('/images/b'));
    expect(screen.getByRole('img').getAttribute('src')).toBe('/images/b');
  });

  it('is asked for once more where it had failed before anybody listened', () => {
    const asked = vi.spyOn(HTMLImageElement.prototype, 'setAttribute');
    const state = vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get');
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const askedFor = (src: string) =>
      asked.mock.calls.filter(([name, value]) => name === 'src' && value === src).length;
    state.mockReturnValue(0);
    render(picture('/images/failed'));
    state.mockReturnValue(668);
    render(picture('/images/there'));
    expect(askedFor('/images/failed') - askedFor('/images/there')).toBe(1);
  });
});
