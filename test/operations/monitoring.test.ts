import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  readonly uid: string;
  readonly panels: readonly {
    readonly id: number;
    readonly title: string;
    readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
    readonly links?: readonly { readonly url: string }[];
    readonly targets?: readonly { readonly expr: string }[];
  }[];
}

const rules = (parse(readFileSync('config/monitoring/alert-rules.yml', 'utf8')) as AlertRules).groups.flatMap(
  (group) => group.rules,
);
const folder = 'config/monitoring/dashboards';
const dashboards = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Dashboard);
const shown = dashboards.flatMap(({ panels }) => panels.flatMap(({ targets = [] }) => targets.map((t) => t.expr)));
const alerted = rules.map(({ expr }) => expr);
/** Names of series, without the parts that Prometheus makes of one histogram. */
const figuresOf = (expressions: readonly string[]) =>
  new Set(
    expressions.flatMap((expr) =>
      (expr.match(/\b(?:(?:landfall|nodejs|process)_\w+|up\b)/g) ?? []).map((name) =>
        name.replace(/_(?:bucket|count|sum)$/, ''),
      ),
    ),
  );
const runbook = readFileSync('docs/operations/runbook.md', 'utf8');
const anchors = [...runbook.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-'));

describe('what an operator is given', () => {
  let server: SharedServer;
  beforeAll(async () => {
    server = await sharedServer();
  }, 60_000);
  afterAll(() => server.stop());

  it('G10 queries only figures that a node has', async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    const known = [...text.matchAll(/^# HELP (\w+)/gm)].map(([, name = '']) => name);
    // `up` is Prometheus' own.
    const asked = [...figuresOf([...alerted, ...shown])].filter((name) => name !== 'up');
    expect(asked.filter((name) => !known.includes(name))).toEqual([]);
    expect(asked.length).toBeGreaterThan(25);
  });

  it('G10 shows each figure that an alert queries on a dashboard, and links from there to the runbook', () => {
    expect([...figuresOf(alerted)].filter((name) => !figuresOf(shown).has(name))).toEqual([]);
    expect(new Set(dashboards.map(({ uid }) => uid)).size).toBe(dashboards.length);
    for (const { panels } of dashboards) {
      expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
      expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x},${y}`)).size).toBe(panels.length);
      const linkedAnchors = panels.flatMap(({ links = [] }) => links.map(({ url }) => url.replace('${runbook}#', '')));
      expect(linkedAnchors.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
      expect(linkedAnchors).not.toEqual([]);
    }
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

  it('G10 leads from each alert to its lines of the runbook, which name no other alert', () => {
    const missing = rules.filter(
      ({ annotations: { runbook: anchor } }) => !anchors.includes(anchor.replace('docs/operations/runbook.md#', '')),
    );
    expect(missing).toEqual([]);
    // "alert `One`", "alerts `One` and `Two` (…)": figures, which may follow, have an underscore.
    const lists = [...runbook.matchAll(/\balerts? ((?:(?:, | and )?`[A-Z]\w+`(?: \([^)]*\))?)+)/g)].map(
      ([, list = '']) => list,
    );
    const named = lists.flatMap((list) => [...list.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name));
    expect(rules.filter(({ alert }) => !named.includes(alert))).toEqual([]);
    expect(named.filter((name) => !rules.some(({ alert }) => alert === name))).toEqual([]);
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
