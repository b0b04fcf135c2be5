import { createContext, use } from 'react';
import { TWO_FACTOR_PERMISSIONS } from 'schema/two-factor.ts';
import type { Permission } from '../../../graphql.generated.ts';
import type { StudioViewerQuery } from '../menu/studio-viewer.generated.ts';

export type StudioViewer = NonNullable<StudioViewerQuery['viewer']>;

export const hasAll = ({ permissions }: Pick<StudioViewer, 'permissions'>, needs: readonly Permission[]): boolean =>
  needs.every((one) => permissions.includes(one));

/** Whether the site withholds one of them until two-step log-in is set up. */
export const isWithheld = (viewer: StudioViewer, needs: readonly Permission[]): boolean =>
  viewer.twoFactorMissing && needs.some((one) => TWO_FACTOR_PERMISSIONS.includes(one));

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
