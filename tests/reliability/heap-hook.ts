// Loaded into a program with --import and --expose-gc: says, when asked, how much its heap holds once nothing is left to collect.
process.on('message', (message) => {
  if (message !== 'heap') return;
  (globalThis as { gc?: () => void }).gc?.();
  process.send?.({ heapBytes: process.memoryUsage().heapUsed });
});
// It does not keep the program alive.
process.channel?.unref();
