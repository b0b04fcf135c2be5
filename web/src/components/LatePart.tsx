import { startTransition, useEffect, useState, type ComponentType } from 'react';

type Props<PartProps> = {
  /** The same function every time. */
  load: () => Promise<ComponentType<PartProps>>;
  afterMs?: number;
  /** Shown where it cannot be fetched. */
  Otherwise?: ComponentType<PartProps>;
  props: PartProps;
};

/** A part of a page that is fetched after the page itself. */
export function LatePart<PartProps extends object>({ load, afterMs = 0, Otherwise, props }: Props<PartProps>) {
  const [Part, setPart] = useState<ComponentType<PartProps>>();
  useEffect(() => {
    const timer = setTimeout(() => {
      load()
        // In slices: every card of a list has its own.
        .then((loaded) => startTransition(() => setPart(() => loaded)))
        .catch(() => setPart(() => Otherwise));
    }, afterMs);
    return () => clearTimeout(timer);
  }, [load, afterMs, Otherwise]);
  return Part && <Part {...props} />;
}
