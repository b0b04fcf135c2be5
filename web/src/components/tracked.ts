/** Marks a promise once it is kept, as React itself does: use() then need not wait for it. */
export function tracked<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}
