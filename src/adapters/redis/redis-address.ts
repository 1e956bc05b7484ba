export type RedisAddress = { readonly isSecure: boolean; readonly username?: string; readonly password?: string } & (
  | { readonly kind: 'server'; readonly url: string }
  | {
      readonly kind: 'sentinel';
      readonly sentinels: readonly HostAndPort[];
      readonly master: string;
      readonly db: number;
    }
  | { readonly kind: 'cluster'; readonly nodes: readonly HostAndPort[] }
);

interface HostAndPort {
  readonly host: string;
  readonly port: number;
}

const standardPorts = { server: 6379, sentinel: 26379, cluster: 6379 } as const;
const shape = /^(redis|rediss)(-sentinel|-cluster)?:\/\/(?:([^@/]*)@)?([^/?]+)(?:\/([^?]*))?(?:\?db=(\d+))?$/;

/**
 * `redis://host:6379`, `redis-sentinel://user:password@one:26379,two:26379/mymaster?db=0`,
 * `redis-cluster://one:6379,two:6379`; with `rediss` for TLS. Name and password are percent-encoded. @throws Error
 * naming what is wrong, without the password.
 */
export function readRedisAddress(url: string): RedisAddress {
  const [, scheme, suffix = '', login, hosts = '', path = '', db = '0'] = shape.exec(url) ?? [];
  if (scheme === undefined) throw new Error('REDIS_URL is no address of a Redis server, of sentinels or of a cluster');
  const common = { isSecure: scheme === 'rediss', ...readLogin(login) };
  switch (suffix) {
    case '-sentinel':
      if (path === '') throw new Error('REDIS_URL names sentinels, and no master that they watch over');
      return {
        ...common,
        kind: 'sentinel',
        sentinels: readHosts(hosts, standardPorts.sentinel),
        master: decodeURIComponent(path),
        db: Number(db),
      };
    case '-cluster':
      return { ...common, kind: 'cluster', nodes: readHosts(hosts, standardPorts.cluster) };
    default:
      return { ...common, kind: 'server', url };
  }
}

function readLogin(login: string | undefined): { readonly username?: string; readonly password?: string } {
  if (login === undefined || login === '') return {};
  const [name = '', ...rest] = login.split(':');
  const [username, password] = [decodeURIComponent(name), decodeURIComponent(rest.join(':'))];
  return { ...(username === '' ? {} : { username }), ...(password === '' ? {} : { password }) };
}

function readHosts(list: string, standardPort: number): readonly HostAndPort[] {
  return list.split(',').map((text) => {
    const [, host = '', port = String(standardPort)] = /^(\[[^\]]+\]|[^:]+)(?::(\d{1,5}))?$/.exec(text.trim()) ?? [];
    if (host === '') throw new Error('REDIS_URL names a host that cannot be read');
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
  });
}
