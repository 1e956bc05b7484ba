import type { ApiRoute, FeatureRoutes, LongBody, PageRoute, UpperCaseIds } from './feature-routes';

/** How the writes to an address differ from those to others. */
export interface WriteRule {
  /** A call that takes forms beside JSON. */
  readonly takesForm?: boolean;
  /** The route's own check refuses a wrong type. */
  readonly checksType?: boolean;
  readonly checksOrigin?: boolean;
  /** A media type that is accepted beside JSON. */
  readonly mediaType?: string;
  readonly longBody?: LongBody;
}

const noRule: WriteRule = {};

/** What the middleware in front of the routes knows of their addresses, as the features' tables say it. */
export class AddressRules {
  readonly upperCaseIds: readonly UpperCaseIds[];
  /** Matches addresses of programs and those with tokens, which have one spelling only. */
  readonly caseSensitive: RegExp;
  private readonly ofWrites = new Map<string, WriteRule>();
  /** Beside `/api/`, such as a demonstration's levers. */
  private readonly otherCalls: readonly string[];

  constructor(features: readonly FeatureRoutes[]) {
    this.upperCaseIds = features.flatMap(({ upperCaseIds = [] }) => upperCaseIds);
    this.otherCalls = [...new Set(features.flatMap(({ api }) => api.map(({ path }) => beginningOf(path))))].filter(
      (beginning) => beginning !== '/api/',
    );
    const tokens = features.flatMap(({ pages }) => pages.filter(({ isCaseSensitive }) => isCaseSensitive));
    this.caseSensitive = new RegExp(
      `^(?:${[
        '/api/',
        '/assets/',
        ...this.otherCalls,
        ...features.flatMap(({ mountedRoutes }) => (mountedRoutes ? `${mountedRoutes.path}/` : [])),
        ...tokens.map(({ path }) => beginningOf(path)),
      ].join('|')})`,
      'i',
    );
    for (const { pages, api, signedRoutes = [] } of features) {
      for (const { path, mediaType } of signedRoutes) if (mediaType) this.add(path, { mediaType });
      for (const page of pages) if (page.method === 'post') this.add(page.path, ruleOfPage(page));
      for (const call of api) if (call.method !== 'get') this.add(call.path, ruleOfCall(call));
    }
  }

  /** Every rule of its own, for which a body is parsed in a way of its own. */
  get writeRules(): Iterable<WriteRule> {
    return this.ofWrites.values();
  }

  writeTo(path: string): WriteRule {
    return this.ofWrites.get(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path) ?? noRule;
  }

  /** Calls take and answer JSON; pages take forms and answer HTML. */
  isOfCalls(path: string): boolean {
    return path.startsWith('/api/') || this.otherCalls.some((beginning) => path.startsWith(beginning));
  }

  private add(path: string, rule: WriteRule): void {
    if (Object.keys(rule).length === 0) return;
    if (path.includes(':')) throw new Error(`A rule for writes needs an address without parameters: ${path}`);
    this.ofWrites.set(path, rule);
  }
}

/** The first segment of an address with the slashes around it. */
const beginningOf = (path: string): string => `/${path.split('/', 2)[1] ?? ''}/`;

const ruleOfPage = ({ takes, checksOrigin }: PageRoute): WriteRule => ({
  ...(takes === 'anything' ? { checksType: true } : {}),
  ...(checksOrigin ? { checksOrigin } : {}),
});

const ruleOfCall = ({ operation: { takesForm }, longBody }: ApiRoute): WriteRule => ({
  ...(takesForm ? { takesForm } : {}),
  ...(longBody ? { longBody } : {}),
});
