// Loaded with --import and --expose-gc: on request reports the memory after a full collection.
process.on('message', (message) => {
  if (message !== 'memory') return;
  (globalThis as { gc?: () => void }).gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heapBytes: heapUsed, residentBytes: rss });
});
// Does not keep the program alive.
process.channel?.unref();
