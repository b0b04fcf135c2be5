/** Loads a page of the gateway instead of the client's. */
export const leaveFor = (path: string) => location.assign(path);
