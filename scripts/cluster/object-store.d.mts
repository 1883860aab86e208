/** An S3-compatible store of its own. */
export interface ObjectStore {
  readonly settings: {
    readonly endpoint: string;
    readonly region: string;
    readonly bucket: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  };
  hasEnded(): boolean;
  start(): Promise<void>;
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

export function objectStoreAt(folder: string, port: number): ObjectStore;
export function variablesOf(store: ObjectStore): Readonly<Record<string, string>>;
