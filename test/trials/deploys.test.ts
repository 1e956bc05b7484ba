import { hasCommit, lastRelease } from '../releases/build-release';
import { emptyDatabase, testDatabases } from '../services/databases';
import { deployAndBack } from './deploys';
import { whatIsWrong } from './trial';

const release = lastRelease();

it('G4 E9 fails no visitor while the last release, this one and the last one again run in rotation on one database', async () => {
  if (!hasCommit(release)) {
    // released-schema.test.ts proves without the commit that its statements are taken.
    process.stdout.write(`The last release ${release.commit} is not in this clone: its build was not tried.\n`);
    return;
  }
  const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
  const database = await postgres?.create(emptyDatabase);
  try {
    const databaseUrl = database?.databaseUrl ?? '';
    expect(
      whatIsWrong(await deployAndBack({ databaseUrl, guests: 2, writesBetween: 4, readPauseMs: 50, isWhole: false })),
    ).toEqual([]);
  } finally {
    await database?.drop();
  }
}, 240_000);
