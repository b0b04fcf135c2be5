import { home, questionPages, READER, topics } from './gateway.ts';
import { LEVERS, type Lever } from './peers/levers.ts';
import { sideBySide, type Figure } from './measure.ts';
import { ALL_LEVERS, asked, sameAnswers, startFleet, type Server } from './peers/fleet.ts';
import type { Section } from './report.ts';

const OPERATIONS = [questionPages, home, topics];

/** What each lever gives: one more in each row, all in front of one stub upstream. */
export async function benchLevers(): Promise<Section> {
  const fleet = await startFleet();
  try {
    const servers: Server[] = [
      await fleet.withLevers('Apollo Server, Express and axios, as one writes them first', []),
    ];
    const taken: Lever[] = [];
    for (const lever of ALL_LEVERS) {
      taken.push(lever);
      servers.push(await fleet.withLevers(`… and ${LEVERS[lever]}`, [...taken]));
    }
    servers.push(await fleet.gateway('this gateway, whole'));
    const columns: Figure[][] = [];
    for (const bodies of OPERATIONS) {
      const targets = servers.map((server) => asked(server, bodies, bodies === questionPages ? READER : undefined));
      await sameAnswers(targets);
      columns.push(await sideBySide(targets));
    }
    return {
      title: 'What gave what',
      head: ['', 'question page', 'processor µs each', 'home', '10 topics'],
      rows: servers.map(({ name }, index) => {
        const [page, ...others] = columns.map((figures) => figures[index]!);
        const perSecond = ({ perSecond: value }: Figure) => Math.round(value);
        return [
          name,
          perSecond(page!),
          page!.cpuUs === undefined ? '' : Math.round(page!.cpuUs),
          ...others.map(perSecond),
        ];
      }),
      notes: [
        'Requests a second; each row has one lever more than the one above it. 32 connections; medians of interleaved rounds.',
      ],
    };
  } finally {
    await fleet.stop();
  }
}
