import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { sharedServer, type SharedServer } from '../support/shared-server';

interface AlertRules {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly annotations: { readonly summary: string; readonly runbook: string };
    }[];
  }[];
}
interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets?: readonly { readonly expr: string }[] }[];
}

const rules = (parse(readFileSync('config/monitoring/alert-rules.yml', 'utf8')) as AlertRules).groups.flatMap(
  (group) => group.rules,
);
const { panels } = JSON.parse(readFileSync('config/monitoring/dashboard.json', 'utf8')) as Dashboard;
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets = [] }) => targets.map((t) => t.expr)),
];
const runbook = readFileSync('docs/operations/runbook.md', 'utf8');
const anchors = [...runbook.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-'));

describe('what an operator is given', () => {
  let server: SharedServer;
  beforeAll(async () => {
    server = await sharedServer();
  }, 60_000);
  afterAll(() => server.stop());

  it('G10 asks only for figures that a node has', async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    const known = [...text.matchAll(/^# HELP (\w+)/gm)].map(([, name = '']) => name);
    const asked = expressions.flatMap((expr) => expr.match(/\b(?:landfall|nodejs|process)_\w+/g) ?? []);
    const unknown = asked.filter(
      (name) => !known.includes(name.replace(/_(?:bucket|count|sum)$/, '')) && !known.includes(name),
    );
    expect(new Set(unknown)).toEqual(new Set());
    expect(new Set(asked).size).toBeGreaterThan(15);
  });

  it('G10 raises the alerts that its own examples ask for, and no others', () => {
    const { error, status, stdout } = spawnSync(
      'promtool',
      ['test', 'rules', 'config/monitoring/alert-rules.test.yml'],
      {
        encoding: 'utf8',
      },
    );
    if (error)
      return void process.stdout.write('promtool (Debian: prometheus) is not here: the rules were not tried.\n');
    expect([status, stdout]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });

  it('G10 leads from each alert to its lines of the runbook', () => {
    const missing = rules.filter(
      ({ annotations: { runbook: place } }) => !anchors.includes(place.replace('docs/operations/runbook.md#', '')),
    );
    expect(missing).toEqual([]);
    expect(rules.filter(({ alert }) => !runbook.includes(`\`${alert}\``))).toEqual([]);
  });

  it('G10 has a line for each row of B6, B7, D, E, F and G', () => {
    const numbered = (letter: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
    const rows = ['B6', 'B7', ...numbered('D', 10), ...numbered('E', 15), ...numbered('F', 11), ...numbered('G', 11)];
    const first = [...runbook.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell);
    const named = new Set(first.flatMap((cell) => cell.match(/\b[A-G]\d{1,2}\b/g) ?? []));
    expect(rows.filter((row) => !named.has(row))).toEqual([]);
  });
});
