import { startTransition, useEffect, useState, type ComponentType } from 'react';

type Props<PartProps> = {
  /** The same function every time. */
  load: () => Promise<ComponentType<PartProps>>;
  afterMs?: number;
  props: PartProps;
};

/** A part of a page that is fetched after the page itself. It is absent where it cannot be fetched. */
export function LatePart<PartProps extends object>({ load, afterMs = 0, props }: Props<PartProps>) {
  const [Part, setPart] = useState<ComponentType<PartProps>>();
  useEffect(() => {
    const timer = setTimeout(() => {
      load()
        // In slices: every card of a list has its own.
        .then((loaded) => startTransition(() => setPart(() => loaded)))
        .catch(() => {});
    }, afterMs);
    return () => clearTimeout(timer);
  }, [load, afterMs]);
  return Part && <Part {...props} />;
}
