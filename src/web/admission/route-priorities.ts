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
      if (!/[:*]/.test(path)) this.add(method.toUpperCase(), path, priority);
      else
        this.patterns.set(method.toUpperCase(), [
          ...(this.patterns.get(method.toUpperCase()) ?? []),
          { path, pattern: toPattern(path), priority },
        ]);
    }
  }

  of(method: string | undefined, url: string): Priority | undefined {
    const asked = method === 'HEAD' ? 'GET' : (method ?? 'GET');
    const literal = this.literal.get(asked);
    const exact = literal?.get(url);
    if (exact) return exact;
    if (url.startsWith(files)) return undefined;
    const mounted = this.mountedOf(url);
    if (mounted) return mounted.priority;
    const path = (url.split('?', 1)[0] ?? '').replace(/(.)\/$/, '$1');
    return (
      literal?.get(path) ?? this.patterns.get(asked)?.find(({ pattern }) => pattern.test(path))?.priority ?? 'normal'
    );
  }

  private mountedOf(url: string) {
    return this.mounted.find(({ below }) => url.startsWith(below));
  }

  private add(method: string, path: string, priority: Priority): void {
    if (this.mountedOf(path)) return;
    const known = this.literal.get(method) ?? new Map<string, Priority>();
    this.literal.set(method, known.set(path, priority));
  }
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/\*\w+/g, '.+').replace(/:\w+/g, '[^/]+')}$`);
}
