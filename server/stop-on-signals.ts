// Longer than any request, mail or statement that a stop waits for.
const MAX_STOP_MS = 25_000;

type Log = (text: string) => void;
type Options = { name: string; logger: { info: Log; error: Log }; maxMs?: number };

/** Runs `stop` once, at SIGINT, SIGTERM or the parent's end, and exits: with code 1 if it takes longer than `maxMs`. */
export function stopOnSignals(stop: () => Promise<void>, { name, logger, maxMs = MAX_STOP_MS }: Options): void {
  let isStopping = false;
  const onSignal = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      logger.error(`${name} did not stop in time; it ends now`);
      process.exit(1);
    }, maxMs).unref();
    await stop();
    logger.info(`${name} stopped`);
    process.exit(0);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  process.on('disconnect', onSignal);
}
