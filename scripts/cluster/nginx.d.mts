export interface FrontNginx {
  readonly url: string;
  stop(): Promise<void>;
}

export function isNginxInstalled(): boolean;
export function startNginx(settings: {
  readonly folder: string;
  readonly port: number;
  readonly ports: readonly number[];
  readonly idle?: string;
  readonly isDetached?: boolean;
}): Promise<FrontNginx>;
