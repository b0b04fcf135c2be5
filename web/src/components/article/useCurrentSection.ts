import { useEffect, useState } from 'react';
import type { Section } from './sections.ts';

// Below the row of chips that is sticky on a phone.
const READING_LINE_PX = 96;

/**
 * The id of the section being read: the last whose heading is above the reading line. Mantine's useScrollSpy
 * looks for headings only once, and an article's body may come later.
 */
export function useCurrentSection(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const look = () => {
      const above = sections.filter(({ id }) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top <= READING_LINE_PX;
      });
      setCurrent(above.at(-1)?.id);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [sections]);
  return current;
}
