import { createContext, use } from 'react';
import type { StudioViewerQuery } from '../menu/studio-viewer.generated.ts';

export type StudioViewer = NonNullable<StudioViewerQuery['viewer']>;
type Role = StudioViewer['role'];

const RANKS: readonly Role[] = ['READER', 'AUTHOR', 'REVIEWER', 'ADMIN'];

/** Each role may do what those before it may. */
export const isAtLeast = (role: Role, least: Role) => RANKS.indexOf(role) >= RANKS.indexOf(least);

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
