/**
 * `npm run migrate`, in the image `node dist/database.js migrate`: commands about the database as a whole, with the
 * environment of the site.
 */
import { type Config, readConfig } from '../../config/config';
import { connectDatabase, migrateDatabase } from '../adapters/sql/open-database';
import { fail, runProgram } from './run-program';

const usage = `Usage: node dist/database.js <command>
  migrate            brings the database to this version's schema, while nodes of this version and the last one run
`;

/** A release waits so long for a backup or a long query to end before it gives up. */
const giveUpAfterMs = 10 * 60_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

type Command = (config: Config, ...given: readonly string[]) => Promise<number>;

const commands: Readonly<Record<string, Command>> = {
  migrate: async (config) => {
    const db = connectDatabase(config);
    let count = 0;
    const onMigrated = (name: string) => {
      count += 1;
      say(`applied ${name}`);
    };
    await migrateDatabase(db, config, { giveUpAfterMs, onMigrated });
    await db.destroy();
    say(count === 0 ? 'The database has every migration of this version.' : `${count} migrations were applied.`);
    return 0;
  },
};

runProgram(async ([name = '', ...given]) => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return command ? command(readConfig(process.env), ...given) : fail(usage);
});
