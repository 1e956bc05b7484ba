import { createHash } from 'node:crypto';
import { StatementFacts } from './statement-facts';

/** A statement that is rarer is parsed each time: each connection of the server keeps what it has prepared. */
const frequentUses = 10;
const maxNames = 100;

interface Usage {
  count: number;
  name: string | undefined;
  /**
   * False for several statements in one text, and for one that connections refuse because a migration has changed the
   * columns of its `select *`.
   */
  isPreparable: boolean;
}

/**
 * Names the frequent statements of a pool, because PostgreSQL parses and plans a statement with a name once for each
 * connection (decision 0132).
 */
export class StatementNames {
  private readonly usages = new StatementFacts<Usage>((text) => ({
    count: 0,
    name: undefined,
    isPreparable: !text.includes(';'),
  }));
  private readonly names = new Set<string>();
  /** A pooler in transaction mode gives each statement another connection, which does not know the names. */
  private isPooled = false;

  nameOf(text: string): string | undefined {
    if (this.isPooled) return undefined;
    const usage = this.usages.of(text);
    usage.count += 1;
    if (!usage.isPreparable || usage.count <= frequentUses) return undefined;
    return (usage.name ??= this.newName(text));
  }

  /** True when a statement was refused for its name, before it was executed: without one it can be sent again. */
  isRefused(text: string, error: unknown): boolean {
    const { code, message } = error as { readonly code?: string; readonly message?: string };
    const isUnknown = code === '26000' || code === '42P05';
    const isOutdated = code === '0A000' && message?.includes('cached plan') === true;
    this.isPooled ||= isUnknown;
    if (isOutdated) this.usages.of(text).isPreparable = false;
    return isUnknown || isOutdated;
  }

  /** All connections and all nodes use the same name for the same text. */
  private newName(text: string): string | undefined {
    if (this.names.size >= maxNames) return undefined;
    const name = `landfall_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    this.names.add(name);
    return name;
  }
}
