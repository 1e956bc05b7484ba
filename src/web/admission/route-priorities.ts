import { bySpecificity } from '../routing/by-specificity';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { Priority } from './priority';

interface Row {
  readonly path: string;
  readonly pattern: RegExp;
  readonly priority: Priority | undefined;
}

/** Path of the contract for lines that use this installation as their engine, which has a rate limit of its own. */
const engineContract = '/v1/';
const files = '/assets/';

export class RoutePriorities {
  private readonly literal = new Map<string, Priority>();
  private readonly patterns = new Map<string, readonly Row[]>();

  constructor(features: readonly Pick<FeatureRoutes, 'pages' | 'api' | 'signed' | 'priority'>[]) {
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
    if (url.startsWith(engineContract)) return 'high';
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
