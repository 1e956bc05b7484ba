import type { LoadPlan } from './load-plan';

/** One row of the table: what is asked of the site, what its limit is, and what the ratio must reach. */
export interface BenchRow {
  readonly name: string;
  readonly plan: Pick<LoadPlan, 'paths' | 'isAlwaysNew' | 'headers'>;
  readonly limit: { readonly kind: 'bytes' } | { readonly kind: 'render'; readonly path: string };
  /** Requests per second against the limit's. */
  readonly goal: number;
  /** CPU time a request against the limit's, at most. */
  readonly cpuGoal?: number;
  readonly isSignedIn?: boolean;
}

interface RowMaterial {
  readonly busiestPage: string;
  readonly manyPages: readonly string[];
  readonly etag: string;
}

const brotli = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

export const benchRows = ({ busiestPage, manyPages, etag }: RowMaterial): readonly BenchRow[] => [
  { name: 'warm page, as it is', plan: { paths: [busiestPage] }, limit: { kind: 'bytes' }, goal: 0.8, cpuGoal: 1.3 },
  {
    name: 'warm page, brotli',
    plan: { paths: [busiestPage], headers: brotli },
    limit: { kind: 'bytes' },
    goal: 0.8,
    cpuGoal: 1.3,
  },
  {
    name: `mix of ${manyPages.length} pages, brotli`,
    plan: { paths: manyPages, headers: brotli },
    limit: { kind: 'bytes' },
    goal: 0.8,
    cpuGoal: 1.3,
  },
  {
    name: 'the same page, 304 on its ETag',
    plan: { paths: [busiestPage], headers: { ...brotli, 'If-None-Match': etag } },
    limit: { kind: 'bytes' },
    goal: 0.8,
  },
  {
    name: 'page that no cache holds',
    plan: { paths: [`${busiestPage}?startDate={n}`], isAlwaysNew: true },
    limit: { kind: 'render', path: busiestPage },
    goal: 1.5,
  },
  {
    name: 'signed-in page (trips)',
    plan: { paths: ['/my-profile/trips'] },
    limit: { kind: 'render', path: '/my-profile/trips' },
    goal: 0.6,
    isSignedIn: true,
  },
  { name: '/api read from the cache', plan: { paths: ['/api/voyages'] }, limit: { kind: 'bytes' }, goal: 0.6 },
  {
    name: '/api read from the embedded line',
    plan: { paths: ['/api/voyage-data?voyageId={id}'] },
    limit: { kind: 'bytes' },
    goal: 0.25,
  },
];
