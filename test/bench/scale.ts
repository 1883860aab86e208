/** How much a benchmark does. */
export interface Scale {
  readonly rounds: number;
  /** How long one round of load lasts. */
  readonly seconds: number;
  /** How long the load runs before the first round. */
  readonly warmUpSeconds: number;
  /** The sizes of two databases that are compared. */
  readonly pages: readonly [number, number];
  readonly lookUps: number;
  /** How often something is done that takes some milliseconds. */
  readonly steps: number;
  readonly requests: number;
  readonly slowConnections: number;
  /** Uploads at once, and the size of each. */
  readonly uploaders: number;
  readonly picture: { readonly bytes: number; readonly width: number; readonly height: number };
  /** Clients that guess passwords. */
  readonly guessers: number;
  readonly replicas: number;
}

/** For docs/performance.md. */
export const full: Scale = {
  rounds: 9,
  seconds: 2,
  warmUpSeconds: 5,
  pages: [1_000, 1_000_000],
  lookUps: 3_000,
  steps: 20,
  requests: 1_000_000,
  slowConnections: 1_000,
  uploaders: 4,
  picture: { bytes: 10 * 1024 * 1024, width: 4000, height: 3000 },
  guessers: 32,
  replicas: 3,
};

/** Just enough to run every line: test/api/operations/benchmarks.test.ts. */
export const smoke: Scale = {
  rounds: 1,
  seconds: 0.1,
  warmUpSeconds: 0,
  pages: [10, 30],
  lookUps: 3,
  steps: 1,
  requests: 100,
  slowConnections: 6,
  uploaders: 1,
  picture: { bytes: 20_000, width: 160, height: 120 },
  guessers: 2,
  replicas: 1,
};
