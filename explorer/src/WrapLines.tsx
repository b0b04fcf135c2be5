import { pick, useGraphiQL } from '@graphiql/react';
import { useEffect } from 'react';

/** Wraps the lines of GraphiQL's editors, which has no setting for it: tokens and stems are longer than a phone is wide. */
export function WrapLines() {
  const { queryEditor, variableEditor, headerEditor, responseEditor } = useGraphiQL(
    pick('queryEditor', 'variableEditor', 'headerEditor', 'responseEditor'),
  );
  useEffect(() => {
    for (const editor of [queryEditor, variableEditor, headerEditor, responseEditor])
      editor?.updateOptions({ wordWrap: 'on' });
  }, [queryEditor, variableEditor, headerEditor, responseEditor]);
  return null;
}
