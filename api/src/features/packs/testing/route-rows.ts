import { internshipSubjects } from '../../../db/schema.ts';
import type { RouteRows } from '../../../testing/route-row.ts';
import { PackStore } from '../store.ts';
import { buildNow } from './build.ts';

type Made = { openFile: string; paidFile: string };

export const routeRows: RouteRows<Made> = {
  prepare: async ({ api }) => {
    await api.db.insert(internshipSubjects).values({ id: 'emergency', name: 'Emergencies', position: 1 });
    await buildNow(api);
    const store = new PackStore(api.db);
    const fileOf = async (id: string) => `/packs/f/${(await store.find(id))!.files[0]!.sha256}`;
    return { openFile: await fileOf('RX_AID'), paidFile: await fileOf('ANAT') };
  },
  rows: {
    'GET /packs': { status: 200 },
    'GET /packs/:id/manifest': {
      status: 200,
      path: '/packs/RX_AID/manifest',
      closed: { path: '/packs/ANAT/manifest', visitor: 401 },
    },
    'GET /packs/f/:sha256': {
      status: 200,
      path: ({ openFile }) => openFile,
      closed: { path: ({ paidFile }) => paidFile, visitor: 401 },
    },
  },
};
