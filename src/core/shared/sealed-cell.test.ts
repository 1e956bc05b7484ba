import type { GuestSeals } from './guest-seals.port';
import { isSealedCell, openCell, sealCell } from './sealed-cell';

const seals = {
  newSalt: () => 'salt',
  seal: (salt: string, text: string) => Buffer.from(`${salt}:${text}`).toString('base64url'),
  open: (salt: string, sealed: string) =>
    Buffer.from(sealed, 'base64url')
      .toString()
      .slice(salt.length + 1),
} as unknown as GuestSeals;

it('F9 a sealed value differs from values in clear text, which are JSON, and opens as it was', () => {
  const cell = sealCell(seals, '{"diet": "none"}');
  expect(openCell(seals, cell)).toBe('{"diet": "none"}');
  expect(cell).not.toContain('diet');
  expect([cell, '{"diet": "none"}', '{}', 'none', 'salt sealed more'].map(isSealedCell)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
