import { StoppedClock } from '../../../test/builders/a-clock';
import { testDatabases } from '../../../test/services/databases';
import { refusalOf } from '../../../test/support/refusal-of';
import { EmbeddedPartnerRepository } from '../embedded-state/partners/partner-repository';
import { NodeKeyDigests } from '../node-crypto/key-digests';
import { NodeSecureRandom } from '../node-crypto/secure-random';
import { openDatabase } from '../sql/open-database';
import { PartnerOffice } from './partner-office';

const wanted = { name: 'North Star', scopes: ['catalogue:read', 'leads:write'], perMinute: 600 } as const;

describe.each([...testDatabases])('operators and partners, $name', ({ create }) => {
  it('H56 F10 prints a key once, logs each change with its operator, and never the key', async () => {
    const database = await create();
    const db = await openDatabase(database);
    const clock = new StoppedClock();
    const parts = { db, clock, who: 'ines', digests: new NodeKeyDigests(), random: new NodeSecureRandom() };
    const office = new PartnerOffice(parts);

    const [added = '', key = '', warning] = await office.add(wanted);
    const keyId = key.slice(4, 14);
    expect(added).toBe(
      `north-star is a partner with catalogue:read and leads:write, 600 requests per minute; its key is ${keyId}.`,
    );
    expect(warning).toContain('not shown again');
    expect(await refusalOf(office.add(wanted))).toBe(
      'There is a partner north-star already; rotate gives it a new key.',
    );
    expect(await refusalOf(office.add({ ...wanted, name: '!' }))).toContain('a letter from a to z');

    const [rotated = '', newKey = ''] = await office.rotate('north-star', 3_600_000);
    expect(rotated).toContain('2027-01-11T16:00:00.000Z');
    expect(await refusalOf(office.rotate('nobody', 0))).toBe('There is no partner nobody.');
    const newId = newKey.slice(4, 14);
    const shown = await office.list();
    expect(shown).toEqual([
      'north-star\tNorth Star\tcatalogue:read,leads:write\t600 per minute',
      ...[
        `\t${keyId}\tmade 2027-01-11\tused -\tgood until 2027-01-11T16:00:00.000Z`,
        `\t${newId}\tmade 2027-01-11\tused -\tgood`,
      ].toSorted(),
    ]);

    expect(await office.changeLimits('north-star', { scopes: ['catalogue:read'] })).toEqual([
      'north-star has catalogue:read, 600 requests per minute.',
    ]);
    expect(await office.changeLimits('north-star', { perMinute: 60 })).toEqual([
      'north-star has catalogue:read, 60 requests per minute.',
    ]);
    expect(await refusalOf(office.changeLimits('nobody', { perMinute: 60 }))).toBe('There is no partner nobody.');
    expect((await new EmbeddedPartnerRepository(db).findKey(newId))?.partner).toMatchObject({
      scopes: ['catalogue:read'],
      perMinute: 60,
    });

    await new EmbeddedPartnerRepository(db).noteUse(newId, '2027-01-11');
    expect(await office.revoke('north-star', newId)).toEqual([
      `north-star: ${newId} revoked, with every access token made from it.`,
    ]);
    clock.pass({ minutes: 61 });
    expect((await office.list()).join('\n')).toContain(
      `\t${newId}\tmade 2027-01-11\tused 2027-01-11\trevoked 2027-01-11T15:00:00.000Z`,
    );
    expect((await office.list()).join('\n')).toContain('\texpired 2027-01-11T16:00:00.000Z');
    expect(await refusalOf(office.revoke('north-star', 'ffffffffff'))).toBe('north-star has no key ffffffffff.');
    expect(await refusalOf(office.revoke('nobody'))).toBe('There is no partner nobody.');
    expect(await office.revoke('north-star')).toEqual([expect.stringContaining(`${keyId} revoked`)]);
    expect(await office.revoke('north-star')).toEqual(['north-star: nothing was revoked; it was before.']);

    const entries = await db.selectFrom('line_log').selectAll().orderBy('entry_id').execute();
    expect(entries.map(({ who, command }) => `${who} ${command}`)).toEqual([
      'ines partners add North Star',
      'ines partners rotate north-star',
      'ines partners change north-star',
      'ines partners change north-star',
      `ines partners revoke north-star ${newId}`,
      'ines partners revoke north-star',
    ]);
    expect(entries[0]?.outcome).toBe(added);
    const everything = JSON.stringify([
      entries,
      await db.selectFrom('partner_keys').selectAll().execute(),
      await db.selectFrom('partners').selectAll().execute(),
      await office.list(),
    ]);
    for (const secret of [key, newKey]) expect(everything).not.toContain(secret.slice(15));
    await db.destroy();
    await database.drop();
  });
});
