/** A port of the loopback interface that nothing uses at the moment. */
export function freePort(): Promise<number>;
