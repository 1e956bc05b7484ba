import type { Config } from '../../config/config';

/**
 * PUBLIC_URL alone when it is set; otherwise this machine's names with the port, which is known once the server
 * listens.
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

  /** Host names without ports, as a bot check's vendor reports them for a token. */
  get hostnames(): readonly string[] {
    return [...new Set([...this.origins].map((origin) => new URL(origin).hostname))];
  }

  get origin(): string {
    return [...this.origins][0] ?? '';
  }
}
