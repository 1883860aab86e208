import type { Replica } from './replicas.mjs';

export function restartOneByOne(replicas: Replica[], start: (at: number) => Promise<Replica>): Promise<void>;
