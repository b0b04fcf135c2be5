/** Runs a task one at a time: calls during a run cause one more run afterwards. */
export function oneAtATime(task: () => Promise<void>) {
  let running: Promise<void> | undefined;
  let again = false;
  function run(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    running = task().finally(() => {
      running = undefined;
      if (!again) return;
      again = false;
      void run();
    });
    return running;
  }
  return { run, isRunning: () => running !== undefined };
}
