/** Focuses an element that the next render may bring. */
export const focusSoon = (id: string) =>
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    element?.focus();
    element?.scrollIntoView({ block: 'nearest' });
  });
