import { randomBytes } from 'node:crypto';
import { Unavailable } from '../../core/shared/unavailable';
import { NodeGuestSeals } from './guest-seals';

const [first, second] = [
  { id: 'first', secret: randomBytes(32) },
  { id: 'second', secret: randomBytes(32) },
];

describe('seals of guest data', () => {
  const seals = new NodeGuestSeals([first]);
  const salt = seals.newSalt();

  it('F9 name their key, differ each time, and open with the guest’s salt alone', () => {
    const [one, other] = [seals.seal(salt, '548201967'), seals.seal(salt, '548201967')];
    expect(one).toMatch(/^sealed:first:[\w-]+$/);
    expect(one).not.toBe(other);
    expect(Buffer.from(one.split(':')[2] ?? '', 'base64url').includes('548201967')).toBe(false);
    expect([seals.open(salt, one), seals.open(salt, other)]).toEqual(['548201967', '548201967']);
    for (const wrong of [seals.newSalt(), null]) expect(() => seals.open(wrong, one)).toThrow(Unavailable);
    expect(() => seals.open(salt, `${one.slice(0, 20)}${one[20] === 'A' ? 'B' : 'A'}${one.slice(21)}`)).toThrow(
      Unavailable,
    );
  });

  it('F9 rotate: a newer key seals, the older one still opens, and without it the value is unavailable', () => {
    const old = seals.seal(salt, 'a nut allergy');
    const rotated = new NodeGuestSeals([second, first]);
    expect([rotated.open(salt, old), rotated.isCurrent(old)]).toEqual(['a nut allergy', false]);
    const renewed = rotated.seal(salt, 'a nut allergy');
    expect([renewed.startsWith('sealed:second:'), rotated.isCurrent(renewed)]).toEqual([true, true]);
    expect(() => new NodeGuestSeals([second]).open(salt, old)).toThrow(Unavailable);
  });

  it('F9 read what stands there in clear from before', () => {
    expect([seals.open(null, '1974-06-18'), seals.isCurrent('1974-06-18')]).toEqual(['1974-06-18', false]);
  });
});
