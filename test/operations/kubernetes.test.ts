import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import { environmentSchema } from '../../config/schema';

interface Container {
  readonly args: readonly string[];
  readonly envFrom: readonly object[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly [probe: string]: unknown;
}
interface Manifest {
  readonly kind: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly template?: {
      readonly spec: { readonly containers: readonly [Container]; readonly terminationGracePeriodSeconds?: number };
    };
  };
}

const read = (file: string) =>
  parseAllDocuments(readFileSync(`config/kubernetes/${file}`, 'utf8')).map((document) => document.toJS() as Manifest);
const [site, migration] = [read('landfall.yaml'), read('migrate.yaml')];
const podOf = (manifests: readonly Manifest[], kind: string) =>
  manifests.find((manifest) => manifest.kind === kind)?.spec?.template?.spec;

describe('the manifests for Kubernetes', () => {
  it('E9 G2 ask the addresses that a node has, patiently, and give a draining node its time', () => {
    const pod = podOf(site, 'Deployment');
    const [node] = pod?.containers ?? [];
    const probes = ['startupProbe', 'readinessProbe', 'livenessProbe'].map(
      (name) =>
        node?.[name] as { httpGet: { path: string; port: string }; timeoutSeconds?: number; failureThreshold: number },
    );
    expect(probes.map(({ httpGet }) => httpGet)).toEqual([
      { path: '/health/ready', port: 'http' },
      { path: '/health/ready', port: 'http' },
      { path: '/health/live', port: 'http' },
    ]);
    for (const { timeoutSeconds, failureThreshold } of probes.slice(1))
      expect([(timeoutSeconds ?? 0) >= 3, failureThreshold >= 3]).toEqual([true, true]);
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(2 + 25);
    expect(site.map(({ kind }) => kind)).toContain('PodDisruptionBudget');
  });

  it('G4 set variables that the program knows, and start programs that the image has', () => {
    const { data = {} } = site.find(({ kind }) => kind === 'ConfigMap') ?? {};
    const known = Object.keys((environmentSchema.describe() as { keys: object }).keys);
    expect(Object.keys(data).filter((name) => !known.includes(name))).toEqual([]);
    const programs = [podOf(site, 'Deployment'), podOf(migration, 'Job')].map((pod) => pod?.containers[0].args);
    expect(programs).toEqual([
      ['node', 'dist/main.js'],
      ['node', 'dist/database.js', 'migrate'],
    ]);
    expect(readFileSync('esbuild.config.ts', 'utf8')).toContain('database');
  });
});
