// Loaded into a program with --import and --expose-gc: says, when asked, how much memory it has once nothing is left to collect.
process.on('message', (message) => {
  if (message !== 'memory') return;
  (globalThis as { gc?: () => void }).gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heapBytes: heapUsed, residentBytes: rss });
});
// It does not keep the program alive.
process.channel?.unref();
