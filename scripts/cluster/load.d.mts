/** How much load, and in which proportion. */
export interface LoadSettings {
  readonly readers?: number;
  readonly publishers?: number;
  readonly pause?: number;
}

export interface LoadReport {
  readonly requests: number;
  readonly published: number;
  readonly perSecond: number;
  readonly failures: readonly string[];
  readonly lost: readonly string[];
}

export interface Load {
  readonly state: { readonly requests: number; readonly published: number; readonly failures: readonly string[] };
  stop(): Promise<LoadReport>;
}

export function startLoad(url: string, settings?: LoadSettings): Promise<Load>;
