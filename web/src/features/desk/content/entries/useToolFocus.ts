import { useEffect, useRef } from 'react';

/** A row that is moved in the document loses the focus: it goes back to the tool that was pressed. */
export function useToolFocus<Container extends HTMLElement>() {
  const container = useRef<Container>(null);
  const next = useRef<{ id: string; tool: number }>(undefined);
  useEffect(() => {
    if (!next.current) return;
    const { id, tool } = next.current;
    next.current = undefined;
    const tools = container.current?.querySelectorAll<HTMLElement>(`[data-entry="${id}"] [role=toolbar] button`);
    tools?.[tool]?.focus();
  });
  return {
    container,
    focusTool: (id: string, tool: number) => {
      next.current = { id, tool };
    },
  };
}

/** The places of its tools in a row. */
export const TOOLS = { up: 0, down: 1, first: 2 } as const;
