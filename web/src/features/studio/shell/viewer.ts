import { createContext, use } from 'react';
import type { Permission } from '../../../graphql.generated.ts';
import type { StudioViewerQuery } from '../menu/studio-viewer.generated.ts';

export type StudioViewer = NonNullable<StudioViewerQuery['viewer']>;

export const hasAll = ({ permissions }: Pick<StudioViewer, 'permissions'>, needs: readonly Permission[]): boolean =>
  needs.every((one) => permissions.includes(one));

export const ViewerContext = createContext<StudioViewer | undefined>(undefined);

/** Whether the server has a desk. */
export const DeskContext = createContext(false);

export const useHasDesk = () => use(DeskContext);

/** Who works in the studio. Within StudioPage only. */
export function useStudioViewer(): StudioViewer {
  const viewer = use(ViewerContext);
  if (!viewer) throw new Error('Not within a StudioPage');
  return viewer;
}

/** Whether who works in the studio has the permission. */
export const useMay = (permission: Permission) => hasAll(useStudioViewer(), [permission]);
