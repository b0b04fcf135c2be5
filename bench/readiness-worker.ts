import { parentPort } from 'node:worker_threads';
import { type Cell, simulate } from '../review/testing/students.ts';

parentPort!.on('message', ({ cell, students, seed }: { cell: Cell; students: number; seed: string }) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(simulate(cell, students, seed)),
);
