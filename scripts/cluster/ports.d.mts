/** A port of the loopback interface that nothing uses at the moment. */
export function freePort(): Promise<number>;
export function openConnection(port: number): Promise<void>;
