import type { Config } from '../../config/config';

/**
 * The hosts and origins that are ours: PUBLIC_URL alone when it is set, else this machine's names on our port
 * (start contract). The port is known once the server listens.
 */
export class OurHosts {
  private origins: ReadonlySet<string>;
  private hosts: ReadonlySet<string>;

  constructor(private readonly config: Pick<Config, 'publicUrl' | 'port'>) {
    this.origins = new Set();
    this.hosts = new Set();
    this.listenOn(config.port);
  }

  listenOn(port: number): void {
    const addresses = this.config.publicUrl
      ? [this.config.publicUrl]
      : ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${port}`);
    this.origins = new Set(addresses.map((address) => new URL(address).origin));
    this.hosts = new Set(addresses.map((address) => new URL(address).host));
  }

  isOurHost(host: string | undefined): boolean {
    return host !== undefined && (this.hosts.has(host) || this.hosts.has(host.toLowerCase()));
  }

  isOurOrigin(origin: string): boolean {
    return this.origins.has(origin);
  }

  /** Their names without ports, as a bot check's vendor tells where a token was made. */
  get hostnames(): readonly string[] {
    return [...new Set([...this.origins].map((origin) => new URL(origin).hostname))];
  }

  /** The origin that absolute links name. */
  get origin(): string {
    return [...this.origins][0] ?? '';
  }
}
