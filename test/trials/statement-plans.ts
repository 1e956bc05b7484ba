import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { askPostgres } from '../support/ask-postgres';

/** A statement as PostgreSQL carried it out. */
export interface StatementPlan {
  readonly text: string;
  readonly ms: number;
  /** Rows that scans looked at, whether or not the statement wanted them. */
  readonly rowsRead: number;
  /** Tables of which every row was looked at, and how many there were. */
  readonly wholeTables: readonly (readonly [table: string, rows: number])[];
  readonly lines: readonly string[];
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Subplan Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

const logged = /duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n?)+)/g;
/** The log is written by another process. */
const flushMs = 200;

/** Reads the plans of the statements that a running site sends, from the log of its PostgreSQL (`auto_explain`). */
export class StatementPlans {
  constructor(
    private readonly url: string,
    private readonly logFile: string,
  ) {}

  /** Before the site connects, because a session loads the library when it begins. */
  async prepare(): Promise<void> {
    await askPostgres(
      this.url,
      `load 'auto_explain'`,
      `alter system set session_preload_libraries = 'auto_explain'`,
      ...Object.entries({ log_analyze: 'on', log_timing: 'off', log_format: 'json', log_min_duration: '-1' }).map(
        ([name, value]) => `alter system set auto_explain.${name} = '${value}'`,
      ),
      'select pg_reload_conf()',
    );
  }

  async during(work: () => Promise<unknown>): Promise<readonly StatementPlan[]> {
    await this.logAll(true);
    const from = readFileSync(this.logFile).length;
    try {
      await work();
    } finally {
      await sleep(flushMs);
      await this.logAll(false);
    }
    const text = readFileSync(this.logFile).subarray(from).toString();
    return [...text.matchAll(logged)].map(([, ms = '', json = '']) => toPlan(Number(ms), json));
  }

  private async logAll(isOn: boolean): Promise<void> {
    await askPostgres(
      this.url,
      `load 'auto_explain'`,
      `alter system set auto_explain.log_min_duration = ${isOn ? 0 : -1}`,
      'select pg_reload_conf()',
    );
    await sleep(flushMs);
  }
}

function toPlan(ms: number, json: string): StatementPlan {
  const { 'Query Text': text, Plan: plan } = JSON.parse(json) as {
    readonly 'Query Text': string;
    readonly Plan: PlanNode;
  };
  const nodes = nodesOf(plan);
  return {
    text: text.replaceAll(/\s+/g, ' '),
    ms,
    rowsRead: nodes.reduce((sum, [node]) => sum + rowsOf(node), 0),
    wholeTables: nodes
      .filter(([node]) => node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0)
      .map(([node]) => [node['Relation Name'] ?? '', rowsOf(node)] as const),
    lines: nodes.map(([node, depth]) => `${'  '.repeat(depth)}${describe(node)}`),
  };
}

const nodesOf = (node: PlanNode, depth = 0): readonly (readonly [PlanNode, number])[] => [
  [node, depth],
  ...(node.Plans ?? []).flatMap((one) => nodesOf(one, depth + 1)),
];

const rowsOf = (node: PlanNode): number =>
  node['Relation Name'] === undefined || node['Node Type'] === 'ModifyTable'
    ? 0
    : (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
      node['Actual Loops'];

function describe(node: PlanNode): string {
  const removed = node['Rows Removed by Filter'] ?? 0;
  return [
    node['Subplan Name'] === undefined ? '' : `${node['Subplan Name']}: `,
    node['Node Type'],
    node['Index Name'] === undefined ? '' : ` using ${node['Index Name']}`,
    node['Relation Name'] === undefined ? '' : ` on ${node['Relation Name']}`,
    ` (rows ${node['Actual Rows']}`,
    removed > 0 ? `, removed ${removed}` : '',
    node['Actual Loops'] === 1 ? ')' : `, loops ${node['Actual Loops']})`,
  ].join('');
}
