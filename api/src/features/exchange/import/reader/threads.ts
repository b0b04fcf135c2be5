import { Worker } from 'node:worker_threads';

const MAX_MEMORY_MB = 256;
const MAX_IDLE_MS = 60_000;

// A thread takes longer to start than a small file to read.
let idle: { thread: Worker; timer: NodeJS.Timeout } | undefined;

export function takeThread(): Worker {
  if (idle) {
    const { thread, timer } = idle;
    clearTimeout(timer);
    idle = undefined;
    thread.ref();
    return thread;
  }
  const thread = new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  // Without a listener, an error of an idle thread would end the program.
  thread.on('error', () => {});
  thread.once('exit', () => {
    if (idle?.thread === thread) idle = undefined;
  });
  return thread;
}

/** Keeps a thread for the next file. */
export async function releaseThread(thread: Worker): Promise<void> {
  if (idle) return void (await thread.terminate());
  thread.unref();
  const end = () => {
    idle = undefined;
    void thread.terminate();
  };
  idle = { thread, timer: setTimeout(end, MAX_IDLE_MS).unref() };
}
