import { bySpecificity } from '../routing/by-specificity';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { Priority } from './priority';

interface Row {
  readonly path: string;
  readonly pattern: RegExp;
  readonly priority: Priority | undefined;
}

const files = '/assets/';

export class RoutePriorities {
  private readonly literal = new Map<string, Priority>();
  private readonly patterns = new Map<string, readonly Row[]>();

  private readonly mounted: readonly { readonly below: string; readonly priority: Priority }[];

  constructor(features: readonly Pick<FeatureRoutes, 'pages' | 'api' | 'signed' | 'mounted' | 'priority'>[]) {
    this.mounted = features.flatMap(({ mounted, priority = 'normal' }) =>
      mounted ? [{ below: `${mounted.path}/`, priority }] : [],
    );
    const rows = features
      .flatMap(({ pages, api, signed = [], priority }) =>
        [...pages, ...api, ...signed.map((route) => ({ method: 'post', priority: undefined, ...route }))].map(
          (route) => ({ method: route.method, path: route.path, priority: route.priority ?? priority ?? 'normal' }),
        ),
      )
      .sort(bySpecificity);
    for (const { method, path, priority } of rows) {
      if (!/[:*]/.test(path)) this.literal.set(`${method} ${path}`, priority);
      else
        this.patterns.set(method, [...(this.patterns.get(method) ?? []), { path, pattern: toPattern(path), priority }]);
    }
  }

  of(method: string | undefined, url: string): Priority | undefined {
    if (url.startsWith(files)) return undefined;
    const mounted = this.mounted.find(({ below }) => url.startsWith(below));
    if (mounted) return mounted.priority;
    const path = (url.split('?', 1)[0] ?? '').replace(/(.)\/$/, '$1');
    const asked = method === 'HEAD' ? 'get' : (method ?? 'GET').toLowerCase();
    return (
      this.literal.get(`${asked} ${path}`) ??
      this.patterns.get(asked)?.find(({ pattern }) => pattern.test(path))?.priority ??
      'normal'
    );
  }
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/\*\w+/g, '.+').replace(/:\w+/g, '[^/]+')}$`);
}
