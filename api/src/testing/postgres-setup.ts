import type { TestProject } from 'vitest/node';
import { startTestServer } from './postgres-server.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startTestServer(project.getProvidedContext().databaseUrl);
  project.provide('testServer', server);
  return stop;
}
