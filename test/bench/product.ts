import { freePort } from '../../scripts/cluster/ports.mjs';
import { makeDataFolder, removeDataFolder, startServer, type StartedServer } from '../support/servers/started-server.js';

/** The product with a database of its own, started as `npm start` does. */
export interface Product {
  readonly folder: string;
  /** The present process. */
  readonly server: Pick<StartedServer, 'url' | 'pid'>;
  /** How long the latest start took, in milliseconds. */
  readonly startedIn: number;
  /** Stops the product and starts it on the same data. */
  restart(): Promise<void>;
}

/** Starts the product, with more variables if some are given. */
export type StartProduct = (variables?: Readonly<Record<string, string>>) => Promise<Product>;

/** Starts products, and stops all of them. */
export function productStarter(): { readonly start: StartProduct; stop(): Promise<void> } {
  const started: { end(): Promise<void> }[] = [];
  return {
    start: async (variables = {}) => {
      const product = new StartedProduct(variables);
      started.push(product);
      await product.start();
      return product;
    },
    stop: async () => {
      for (const product of started.splice(0)) await product.end();
    },
  };
}

class StartedProduct implements Product {
  readonly folder = makeDataFolder();
  startedIn = 0;
  private running: StartedServer | undefined;

  constructor(private readonly variables: Readonly<Record<string, string>>) {}

  get server(): StartedServer {
    if (!this.running) throw new Error('The product does not run.');
    return this.running;
  }

  async start(): Promise<void> {
    const port = String(await freePort());
    const began = performance.now();
    this.running = startServer({ PORT: port, DATA_DIR: this.folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...this.variables });
    await this.running.ready();
    this.startedIn = performance.now() - began;
  }

  async restart(): Promise<void> {
    await this.halt();
    await this.start();
  }

  async end(): Promise<void> {
    await this.halt();
    removeDataFolder(this.folder);
  }

  private async halt(): Promise<void> {
    this.running?.kill('SIGTERM');
    await this.running?.ended;
  }
}
