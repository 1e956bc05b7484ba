import type { Finding, SelfCheckReport, SelfChecks } from '../../core/shared/self-checks.port';
import { SnapshotStore } from '../embedded-state/snapshots/snapshot-store';
import type { OpenDatabase } from '../sql/line-database';
import { findFaults } from './self-check';

const snapshotName = 'self-check';
/** Maximum of ids that an operator is shown, because one broken rule may concern a hundred thousand rows. */
const maxIds = 20;

interface StoredReport {
  readonly checkedAt: number;
  readonly findings: readonly Finding[];
}

/**
 * The last report is in a row that all nodes read. Uses the machine's time, like everything else that `verify` checks.
 */
export class EmbeddedSelfChecks implements SelfChecks {
  private readonly reports: SnapshotStore;

  constructor(
    db: OpenDatabase,
    private readonly runUnlimited: <T>(work: (db: OpenDatabase) => Promise<T>) => Promise<T> = (work) => work(db),
  ) {
    this.reports = new SnapshotStore(db);
  }

  async run(): Promise<SelfCheckReport> {
    const checkedAt = Date.now();
    const findings = await this.runUnlimited((db) => findFaults(db, checkedAt));
    const shownFindings = findings.map(({ ids, ...finding }) => ({ ...finding, ids: ids.slice(0, maxIds) }));
    await this.reports.write(
      snapshotName,
      JSON.stringify({ checkedAt, findings: shownFindings } satisfies StoredReport),
    );
    return { checkedAt: new Date(checkedAt), findings };
  }

  async latest(): Promise<SelfCheckReport | undefined> {
    const text = await this.reports.read(snapshotName);
    if (text === undefined) return undefined;
    const { checkedAt, findings } = JSON.parse(text) as StoredReport;
    return { checkedAt: new Date(checkedAt), findings };
  }
}
