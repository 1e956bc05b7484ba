import fc from 'fast-check';
import { propertyRuns } from '../../../test/support/property-runs';
import { isLinkableEmail, parseEmail } from './email-address';

describe('parsing an e-mail', () => {
  it.each([
    ['guest@example.com', 'guest@example.com'],
    ['  Eleanor.Marsh@Example.COM \n', 'eleanor.marsh@example.com'],
    ['ｇｕｅｓｔ＠example.com', 'guest@example.com'],
    ['a+tag@mail.example.co.uk', 'a+tag@mail.example.co.uk'],
    ["o'hara@example.ie", "o'hara@example.ie"],
    ['guest@bücher.example', 'guest@xn--bcher-kva.example'],
    ['Guest@BÜCHER。example', 'guest@xn--bcher-kva.example'],
    ['guest@почта.рф', 'guest@xn--80a1acny.xn--p1ai'],
    ['guest@xn--bcher-kva.xn--p1ai', 'guest@xn--bcher-kva.xn--p1ai'],
  ])('FRM-09 reads %j in its one form', (text, canonical) => {
    expect(parseEmail(text)).toBe(canonical);
  });

  it.each([
    '',
    'guest',
    'guest@',
    '@example.com',
    'guest@example',
    'guest@example.c',
    'guest@example.c0',
    'guest@.com',
    'guest@example..com',
    'gu est@example.com',
    'guest@@example.com',
    'a@b@example.com',
    'guest@bücher.example@example.com',
    '.guest@example.com',
    'guest.@example.com',
    'gu..est@example.com',
    'guest@-example.com',
    'guest@example.com\r\nBcc: x@example.com',
    'guest@example.com,other@example.com',
    '<guest@example.com>',
    'gäst@example.com',
    'guest@bücher.example/x',
    'guest@bücher.example:80',
    'guest@bücher',
    'guest@b%C3ücher.example',
    'guest@bü\u200dcher..example',
    `${'a'.repeat(65)}@example.com`,
    `${'a'.repeat(60)}@${'b'.repeat(20)}.com`,
  ])('FRM-09 refuses the text %j', (text) => {
    expect(parseEmail(text)).toBeUndefined();
  });

  it('FRM-09 takes 80 characters and not 81', () => {
    const ofLength = (length: number) => `guest@${'b'.repeat(length - 10)}.com`.replace(/b{60}/, `${'b'.repeat(59)}.`);
    expect(ofLength(80)).toHaveLength(80);
    expect(parseEmail(ofLength(80))).toBe(ofLength(80));
    expect(parseEmail(ofLength(81))).toBeUndefined();
    expect([ofLength(80), ofLength(81)].map(isLinkableEmail)).toEqual([true, false]);
    expect(parseEmail(`${'a'.repeat(64)}@example.com`)).toBeDefined();
  });

  it('FRM-09 takes blanks around an address, up to 320 characters in all', () => {
    expect(parseEmail('guest@example.com'.padEnd(320))).toBe('guest@example.com');
    expect(parseEmail('guest@example.com'.padEnd(321))).toBeUndefined();
  });

  it('reads its own answer as the same address, and never more than 80 characters', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'grapheme' })), (text) => {
        const email = parseEmail(text);
        if (email === undefined) return;
        expect(parseEmail(email)).toBe(email);
        expect(email.length).toBeLessThanOrEqual(80);
        expect(email).toMatch(/^[!-~]+$/);
      }),
      propertyRuns(1000),
    );
  });

  it('ignores how a guest spells the same address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.constantFrom('', ' ', '\t'), (text, space) => {
        expect(parseEmail(`${space}${text.toUpperCase()}${space}`)).toBe(parseEmail(text));
      }),
    );
  });
});

describe('e-mail links', () => {
  it.each(['guest@example.com', 'Guest@Example.co', 'a.b@mail.example.travel'])(
    'CNT-37 make a link of the address %s',
    (text) => {
      expect(isLinkableEmail(text)).toBe(true);
    },
  );

  it.each([
    'guest@example',
    'guest@example.c',
    '@example.com',
    'guest.example.com',
    'guest@example.c1',
    ' guest@example.com',
  ])('CNT-37 leave %j as plain text', (text) => {
    expect(isLinkableEmail(text)).toBe(false);
  });

  it('CNT-37 links nothing without a local part, an @ and a dotted domain of letters', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (isLinkableEmail(text)) expect(text).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]{2,}$/);
      }),
    );
  });

  it('FRM-09 CNT-37 answers hostile text of 64 KB at once', () => {
    const started = performance.now();
    for (const unit of ['a', 'a.', '@', 'a@', 'a@a.', '-', ' ', '\u0130']) {
      const text = unit.repeat(65_536 / unit.length);
      expect(parseEmail(text)).toBeUndefined();
      expect(isLinkableEmail(text)).toBe(false);
    }
    expect(performance.now() - started).toBeLessThan(500);
  });
});
