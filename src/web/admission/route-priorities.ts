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
  /** Priorities by method and address, without those below mounted paths. */
  private readonly literal = new Map<string, Map<string, Priority>>();
  private readonly patterns = new Map<string, readonly Row[]>();

  private readonly mountedPriorities: readonly { readonly below: string; readonly priority: Priority }[];

  constructor(
    features: readonly Pick<FeatureRoutes, 'pages' | 'api' | 'signedRoutes' | 'mountedRoutes' | 'priority'>[],
  ) {
    this.mountedPriorities = features.flatMap(({ mountedRoutes, priority = 'normal' }) =>
      mountedRoutes ? [{ below: `${mountedRoutes.path}/`, priority }] : [],
    );
    const rows = features
      .flatMap(({ pages, api, signedRoutes = [], priority }) =>
        [...pages, ...api, ...signedRoutes.map((route) => ({ method: 'post', priority: undefined, ...route }))].map(
          (route) => ({ method: route.method, path: route.path, priority: route.priority ?? priority ?? 'normal' }),
        ),
      )
      .sort(bySpecificity);
    for (const { method, path, priority } of rows) {
      if (!/[:*]/.test(path)) this.add(method.toUpperCase(), path, priority);
      else
        this.patterns.set(method.toUpperCase(), [
          ...(this.patterns.get(method.toUpperCase()) ?? []),
          { path, pattern: toPattern(path), priority },
        ]);
    }
  }

  of(method: string | undefined, url: string): Priority | undefined {
    const requestMethod = method === 'HEAD' ? 'GET' : (method ?? 'GET');
    const literal = this.literal.get(requestMethod);
    const exact = literal?.get(url);
    if (exact) return exact;
    if (url.startsWith(files)) return undefined;
    const mountedPriority = this.mountedOf(url);
    if (mountedPriority) return mountedPriority.priority;
    const path = (url.split('?', 1)[0] ?? '').replace(/(.)\/$/, '$1');
    return (
      literal?.get(path) ??
      this.patterns.get(requestMethod)?.find(({ pattern }) => pattern.test(path))?.priority ??
      'normal'
    );
  }

  private mountedOf(url: string) {
    return this.mountedPriorities.find(({ below }) => url.startsWith(below));
  }

  private add(method: string, path: string, priority: Priority): void {
    if (this.mountedOf(path)) return;
    const priorities = this.literal.get(method) ?? new Map<string, Priority>();
    this.literal.set(method, priorities.set(path, priority));
  }
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/\*\w+/g, '.+').replace(/:\w+/g, '[^/]+')}$`);
}
