/** Fields outside forms save by themselves. */
export const isFormField = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.matches('form :read-write');
