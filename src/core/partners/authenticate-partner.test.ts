import fc from 'fast-check';
import { partnersInMemory } from '../../../test/builders/partners-in-memory';
import { partnerScopes } from './partner-scope';

const hourMs = 3_600_000;

async function open() {
  const world = partnersInMemory();
  const added = await world.manage.add({ name: 'North Star Travel', scopes: partnerScopes, perMinute: 60 });
  if (added.kind !== 'added') throw new Error(added.kind);
  const { partnerId, keyId, key } = added;
  const tokenOf = async (secret = key, scopeNames?: readonly string[]) => {
    const outcome = await world.authenticate.issueToken({ id: partnerId, secret, scopeNames });
    if (outcome.kind !== 'issued') throw new Error(outcome.kind);
    return outcome.token;
  };
  const isGood = async (bearer: string) => (await world.authenticate.run(bearer)) !== undefined;
  return { ...world, partnerId, keyId, key, tokenOf, isGood };
}

describe('a key', () => {
  it('H57 identifies its partner, is stored as a digest only, and notes the day of its use', async () => {
    const { authenticate, repository, key, keyId, clock } = await open();
    expect(key).toMatch(/^lfk_[0-9a-f]{10}_[A-Za-z0-9_-]{43}$/);
    expect(await authenticate.run(key)).toMatchObject({
      partner: { partnerId: 'north-star-travel', name: 'North Star Travel' },
      scopes: partnerScopes,
    });
    const stored = repository.keys.get(keyId);
    expect(JSON.stringify(stored)).not.toContain(key.slice(-43));
    expect(stored?.lastUsedOn).toBe(clock.now().toISOString().slice(0, 10));
  });

  it('H57 is refused in any other spelling, and with another secret behind its id', async () => {
    const { isGood, key } = await open();
    const swapped = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    for (const other of [swapped, `${key}x`, key.slice(0, -1), key.toUpperCase(), key.slice(4), '', 'lft_', 'lft_x'])
      expect([other, await isGood(other)]).toEqual([other, false]);
    expect(await isGood(key)).toBe(true);
  });

  it('H57 works until the overlap of a rotation is over, while the new one works at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 72 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 80 }),
        async (overlaps, hours) => {
          const { manage, clock, isGood, key, partnerId } = await open();
          const keys: { readonly key: string; readonly endsAt: number }[] = [{ key, endsAt: Infinity }];
          for (const overlap of overlaps) {
            const outcome = await manage.rotate(partnerId, overlap * hourMs);
            if (outcome.kind !== 'rotated') throw new Error(outcome.kind);
            const end = clock.now().getTime() + overlap * hourMs;
            keys.splice(0, keys.length, ...keys.map((one) => ({ ...one, endsAt: Math.min(one.endsAt, end) })), {
              key: outcome.key,
              endsAt: Infinity,
            });
            clock.pass({ minutes: 60 });
          }
          clock.pass({ minutes: hours * 60 });
          for (const { key: each, endsAt } of keys) expect(await isGood(each)).toBe(clock.now().getTime() < endsAt);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('H57 is refused at once when it or all of its partner’s are revoked, and a new one is given out', async () => {
    const { manage, isGood, key, keyId, partnerId, clock } = await open();
    const rotated = await manage.rotate(partnerId, 24 * hourMs);
    if (rotated.kind !== 'rotated') throw new Error(rotated.kind);
    expect(await manage.revoke(partnerId, 'ffffffffff')).toEqual({ kind: 'unknown-key' });
    expect(await manage.revoke('nobody')).toEqual({ kind: 'unknown-partner' });
    expect(await manage.revoke(partnerId, keyId)).toEqual({ kind: 'revoked', keyIds: [keyId] });
    expect([await isGood(key), await isGood(rotated.key)]).toEqual([false, true]);
    expect(await manage.revoke(partnerId)).toEqual({ kind: 'revoked', keyIds: [rotated.keyId] });
    expect(await manage.revoke(partnerId)).toEqual({ kind: 'revoked', keyIds: [] });
    clock.pass({ minutes: -60 });
    expect([await isGood(key), await isGood(rotated.key)]).toEqual([false, false]);
    const again = await manage.rotate(partnerId, 0);
    expect(again.kind === 'rotated' && (await isGood(again.key))).toBe(true);
  });

  it('H57 is noted once a day, and serves reads while nothing can be written', async () => {
    const { repository, isGood, key, clock } = await open();
    let writes = 0;
    repository.noteUse = async () => {
      writes += 1;
      throw new Error('read-only');
    };
    expect(await isGood(key)).toBe(true);
    expect(writes).toBe(1);
    const stored = [...repository.keys.values()][0];
    if (stored) await repository.saveKey({ ...stored, lastUsedOn: clock.now().toISOString().slice(0, 10) });
    expect(await isGood(key)).toBe(true);
    expect(writes).toBe(1);
  });
});

describe('an access token', () => {
  it('H57 is good for an hour, with the scopes that were asked for and no others', async () => {
    const { authenticate, tokenOf, key, clock, isGood } = await open();
    const token = await tokenOf(key, ['leads:write']);
    expect(token).toMatch(/^lft_/);
    expect((await authenticate.run(token))?.scopes).toEqual(['leads:write']);
    clock.pass({ minutes: 59 });
    expect(await isGood(token)).toBe(true);
    clock.pass({ minutes: 1 });
    expect(await isGood(token)).toBe(false);
  });

  it('H57 is refused when another release wrote its content in another form', async () => {
    const { secrets, isGood, keyId, clock } = await open();
    const expiresAt = clock.now().getTime() + hourMs;
    const sealed = (content: object) => `lft_${secrets.seal('partner-access-token', JSON.stringify(content))}`;
    expect(await isGood(sealed({ keyId, scopes: ['leads:write'], expiresAt }))).toBe(true);
    for (const content of [
      { keyId, scopes: 'leads:write', expiresAt },
      { keyId, scopes: ['leads:write'] },
      { scopes: ['leads:write'], expiresAt },
    ])
      expect(await isGood(sealed(content))).toBe(false);
  });

  it('H57 notes the day on which its key was used by it', async () => {
    const { repository, tokenOf, isGood, keyId, clock } = await open();
    clock.pass({ minutes: (24 - clock.now().getUTCHours()) * 60 - clock.now().getUTCMinutes() - 1 });
    const [token, day] = [await tokenOf(), clock.now().toISOString().slice(0, 10)];
    expect(repository.keys.get(keyId)?.lastUsedOn).toBe(day);
    clock.pass({ minutes: 2 });
    expect(await isGood(token)).toBe(true);
    const next = clock.now().toISOString().slice(0, 10);
    expect([next > day, repository.keys.get(keyId)?.lastUsedOn]).toEqual([true, next]);
  });

  it('H57 loses a scope that its partner loses, and gains none', async () => {
    const { authenticate, manage, tokenOf, key, partnerId, repository } = await open();
    const token = await tokenOf(key, ['leads:write']);
    const changed = await manage.change(partnerId, { scopes: ['catalogue:read'] });
    expect(changed).toMatchObject({ kind: 'changed', partner: { scopes: ['catalogue:read'], perMinute: 60 } });
    expect(repository.partners.get(partnerId)?.scopes).toEqual(['catalogue:read']);
    expect((await authenticate.run(token))?.scopes).toEqual([]);
    expect((await authenticate.run(key))?.scopes).toEqual(['catalogue:read']);
    expect(await manage.change('nobody', { perMinute: 1 })).toEqual({ kind: 'unknown-partner' });
    expect(await manage.rotate('nobody', 0)).toEqual({ kind: 'unknown-partner' });
  });

  it('H57 ends with the key that it was made from, and is no secret for another token', async () => {
    const { authenticate, manage, tokenOf, isGood, key, keyId, partnerId } = await open();
    const rotated = await manage.rotate(partnerId, 24 * hourMs);
    if (rotated.kind !== 'rotated') throw new Error(rotated.kind);
    const [token, other] = [await tokenOf(key), await tokenOf(rotated.key)];
    expect(await authenticate.issueToken({ id: partnerId, secret: token })).toEqual({ kind: 'invalid-client' });
    await manage.revoke(partnerId, keyId);
    expect([await isGood(token), await isGood(other)]).toEqual([false, true]);
  });

  it('H57 is refused to another client, without a secret, for a scope that the partner does not have', async () => {
    const { authenticate, manage, key, partnerId } = await open();
    const reader = await manage.add({ name: 'Reader', scopes: ['catalogue:read'], perMinute: 60 });
    if (reader.kind !== 'added') throw new Error(reader.kind);
    const ask = async (id: string, secret: string, scopeNames?: readonly string[]) =>
      (await authenticate.issueToken({ id, secret, scopeNames })).kind;
    expect([
      await ask(partnerId, reader.key),
      await ask('reader', key),
      await ask('', key),
      await ask(partnerId, ''),
      await ask(partnerId, `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`),
      await ask('reader', reader.key, ['leads:write']),
      await ask('reader', reader.key, ['catalogue:read', 'leads:write']),
      await ask('reader', reader.key, ['guests:read']),
      await ask('reader', reader.key, ['catalogue:read']),
    ]).toEqual([
      'invalid-client',
      'invalid-client',
      'invalid-client',
      'invalid-client',
      'invalid-client',
      'invalid-scope',
      'invalid-scope',
      'invalid-scope',
      'issued',
    ]);
  });

  it('H57 of another site, or changed, opens nothing', async () => {
    const [one, other] = [await open(), await open()];
    const token = await one.tokenOf();
    expect(await other.isGood(token)).toBe(false);
    const [, first = '', rest = ''] = /^lft_(.)(.*)$/.exec(token) ?? [];
    expect(await one.isGood(`lft_${first === 'A' ? 'B' : 'A'}${rest}`)).toBe(false);
  });
});

it('H56 makes the id of a partner of its name: short, and of one partner only', async () => {
  const { manage } = partnersInMemory();
  const add = async (name: string) => {
    const outcome = await manage.add({ name, scopes: ['catalogue:read'], perMinute: 1 });
    return outcome.kind === 'added' ? outcome.partnerId : outcome.kind;
  };
  expect([await add('Étoile & Fils'), await add('etoile fils'), await add('旅行')]).toEqual([
    'etoile-fils',
    'known',
    'unusable-name',
  ]);
  expect(await add('The very long name of a travel agency')).toBe('the-very-long-name-of-a-travel');
});
