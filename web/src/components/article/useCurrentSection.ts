import { useEffect, useState } from 'react';
import type { Section } from './sections.ts';

// Below the sticky row of chips on a phone.
const READING_LINE_PX = 96;

/** The last section above the reading line. Mantine's useScrollSpy misses headings of a body that comes later. */
export function useCurrentSection(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const update = () => {
      const above = sections.filter(({ id }) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top <= READING_LINE_PX;
      });
      setCurrent(above.at(-1)?.id);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [sections]);
  return current;
}
