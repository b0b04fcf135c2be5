import { home, questionPages, READER } from './gateway.ts';
import { sideBySide } from './measure.ts';
import { asked, sameAnswers, startFleet, type Server } from './peers/fleet.ts';
import { hasNginx } from './peers/nginx.ts';
import type { Section } from './report.ts';

const OPERATIONS = [
  { name: 'question page of 20, each another one', bodies: questionPages },
  { name: 'home, kept', bodies: home },
];

/** Requests a second of one gateway process and of two behind nginx. */
export async function benchProcesses(): Promise<Section> {
  const fleet = await startFleet();
  try {
    const one = await fleet.gateway('one process');
    const other = await fleet.gateway('another');
    const servers: Server[] = [one];
    if (hasNginx()) {
      servers.push({ ...(await fleet.nginx('nginx in front of one', one)), pids: one.pids });
      const two = await fleet.nginx('nginx in front of two', one, other);
      servers.push({ ...two, pids: [...one.pids, ...other.pids] });
    }
    const rows: (string | number)[][] = [];
    for (const { name: operation, bodies } of OPERATIONS) {
      const targets = servers.map((server) => asked(server, bodies, bodies === questionPages ? READER : undefined));
      await sameAnswers(targets);
      const figures = await sideBySide(targets);
      for (const { name, perSecond, cpuUs, p50Ms, p99Ms } of figures) {
        const ratio = `${(perSecond / figures[0]!.perSecond).toFixed(2)} x`;
        rows.push([
          operation,
          name,
          Math.round(perSecond),
          ratio,
          cpuUs === undefined ? '' : Math.round(cpuUs),
          p50Ms,
          p99Ms,
        ]);
      }
    }
    return {
      title: 'One gateway process and two',
      head: ['', '', 'requests a second', 'of one process', 'processor µs each, of the gateways', 'p50 ms', 'p99 ms'],
      rows,
      notes: [
        'The load, nginx and the upstream share the cores with the gateways: where these are two, a second process finds no core of its own.',
        hasNginx() ? '' : 'nginx was not found, so two were not measured.',
      ].filter(Boolean),
    };
  } finally {
    await fleet.stop();
  }
}
