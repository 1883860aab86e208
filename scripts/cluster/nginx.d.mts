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
  readonly readTimeout?: string;
  readonly isDetached?: boolean;
}): Promise<FrontNginx>;
export function nginxProcess(http: string, connections?: number): string;
export function proxyFile(name: string, replacements: Readonly<Record<string, string>>): string;
