import { join } from 'node:path';
import type { Config } from '../../config/config';
import { emptyLine } from '../adapters/embedded-content/empty-line';
import { contentFolderOf } from '../adapters/embedded-content/imported-documents';
import { deleteTemporary } from '../adapters/embedded-content/line-documents';
import { loadPreparedLine, preparedLineName } from '../adapters/embedded-content/prepared-line';
import { EmbeddedDemoStateStore } from '../adapters/embedded-state/demo/demo-state-store';
import { MovableClock } from '../adapters/embedded-state/demo/movable-clock';
import { NodeGuestSeals } from '../adapters/node-crypto/guest-seals';
import { openDatabase } from '../adapters/sql/open-database';
import { refuseWrongKeys } from '../adapters/sql/refuse-wrong-keys';
import { withSealedColumns } from '../adapters/sql/sealed-columns';
import { escapeOutput } from './escape-output';
import { noteNewDatabase } from './note-new-database';
import { openOffices } from './open-offices';
import type { OperatorOffices } from './operator-command';

interface OpenedLine {
  readonly offices: OperatorOffices;
  close(): Promise<void>;
}

/** Opens the line that a configuration names, beside the nodes that serve it. */
export async function openLine(config: Config): Promise<OpenedLine> {
  const { databaseUrl, dataFolder, contentFolder, migratesAtStart } = config;
  const seals = new NodeGuestSeals(config.dataKeys);
  noteNewDatabase(config);
  const db = withSealedColumns(await openDatabase({ databaseUrl, dataFolder, migratesAtStart }), seals);
  if (!config.hasSampleData) await refuseWrongKeys(db, seals);
  const folder = await contentFolderOf(db, contentFolder);
  const content =
    folder === undefined
      ? emptyLine
      : loadPreparedLine(folder, {
          preparedFile: join(config.builtFolder, preparedLineName),
          report: (error) => void process.stderr.write(`${escapeOutput(String(error))}\n`),
        });
  // The demonstration's clock may have been moved; a real line's clock has no offset.
  const clock = new MovableClock();
  await clock.follow(new EmbeddedDemoStateStore(db), { isAlone: false });
  return {
    offices: openOffices({ config, db, seals, content, folder, clock }),
    close: async () => {
      clock.stop();
      deleteTemporary(folder);
      await db.destroy();
    },
  };
}
