import type { TestProject } from 'vitest/node';
import { startTestServer } from './postgres-server.ts';

/** Starts the server on which all tests of a project run, and ends it after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startTestServer(project.getProvidedContext().databaseUrl);
  project.provide('testServer', server);
  return stop;
}
