import type { CodeRepository } from '../../src/core/sign-in/code-repository.port';
import type { Identifier } from '../../src/core/sign-in/guest';

export interface CodeRepositoryUnderTest {
  readonly repository: CodeRepository;
  passTime(seconds: number): void;
  close(): Promise<void>;
}

const browser = 'the-browser-that-asked';
const code = '042042';
let people = 0;
const anIdentifier = (): Identifier => ({
  channel: 'phone',
  phone: `+1305555${String((people += 1)).padStart(4, '0')}`,
});

/** The part of a book that serves codes which a vendor holds; what it does for codes of our own is in `describeOneTimeCodes`. */
export function describeCodeRepository(name: string, open: () => Promise<CodeRepositoryUnderTest>): void {
  describe(`CodeRepository on ${name}`, () => {
    let line: CodeRepositoryUnderTest;
    beforeAll(async () => {
      line = await open();
    });
    afterAll(() => line.close());

    const opened = async (reference = 'VE-1') => {
      const identifier = anIdentifier();
      await line.repository.open({ identifier, reference, browser });
      return {
        identifier,
        guess: (more: { readonly browser?: string; readonly knownBrowser?: string } = {}) =>
          line.repository.countGuess({ identifier, code, browser, ...more }),
      };
    };

    it('A4 returns the former code, and takes the vendor’s answer for one that is still the newest', async () => {
      const { identifier, guess } = await opened('first');
      await line.repository.refer({ identifier, browser, from: 'first', to: 'VE-first' });
      expect(await line.repository.open({ identifier, reference: 'second', browser })).toBe('VE-first');
      await line.repository.refer({ identifier, browser, from: 'VE-first', to: 'VE-late' });
      expect(await guess()).toEqual({ kind: 'counted', reference: 'second', attemptsLeft: 4 });
      expect(await line.repository.open({ identifier: anIdentifier(), reference: 'third', browser })).toBeUndefined();
    });

    it('A1 counts five of thirty guesses at once, before any is compared', async () => {
      const { guess } = await opened();
      const kinds = (await Promise.all(Array.from({ length: 30 }, () => guess()))).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'counted')).toHaveLength(5);
      expect(kinds.filter((kind) => kind === 'too-many-attempts')).toHaveLength(25);
    });

    it('A2 F6 counts ten failures of an address, of browsers that guess at once too, and no more', async () => {
      const identifier = anIdentifier();
      const browsers = ['one', 'two', 'three', 'four'];
      for (const asking of browsers)
        await line.repository.open({ identifier, reference: `VE-${asking}`, browser: asking });
      const guesses = browsers.flatMap((asking) =>
        Array.from({ length: 5 }, () => line.repository.countGuess({ identifier, code, browser: asking })),
      );
      const kinds = (await Promise.all(guesses)).map(({ kind }) => kind);
      expect(kinds.sort()).toEqual([...Array(10).fill('counted'), ...Array(10).fill('locked-out')]);
    });

    it('F6 A4 holds a code for each browser: another browser neither replaces, renames nor spends it', async () => {
      const { identifier, guess } = await opened('VE-mine');
      expect(await line.repository.open({ identifier, reference: 'VE-2', browser: 'another' })).toBeUndefined();
      await line.repository.refer({ identifier, browser: 'another', from: 'VE-mine', to: 'VE-theirs' });
      expect(await line.repository.accept({ identifier, code, browser: 'another', reference: 'VE-mine' })).toBe(false);
      expect(await guess()).toEqual({ kind: 'counted', reference: 'VE-mine', attemptsLeft: 4 });
    });

    it('A3 A2 spends a code that the vendor accepts once, and forgives what was counted, the tenth failure too', async () => {
      const { identifier, guess } = await opened();
      for (let count = 0; count < 5; count += 1) await guess();
      await line.repository.open({ identifier, reference: 'VE-2', browser });
      for (let count = 0; count < 5; count += 1) expect((await guess()).kind).toBe('counted');
      expect((await guess()).kind).toBe('locked-out');
      expect(await line.repository.accept({ identifier, code, browser, reference: 'VE-1' })).toBe(false);
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => line.repository.accept({ identifier, code, browser, reference: 'VE-2' })),
      );
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect((await guess()).kind).toBe('no-code');
      await line.repository.open({ identifier, reference: 'VE-3', browser });
      expect(await guess()).toEqual({ kind: 'counted', reference: 'VE-3', attemptsLeft: 4 });
    });

    it('A5 A4 counts nothing from another browser, nor after ten minutes; a known browser has failures of its own', async () => {
      const { identifier, guess } = await opened();
      expect((await guess({ browser: 'another' })).kind).toBe('no-code');
      for (let count = 0; count < 5; count += 1) await guess({ knownBrowser: 'known' });
      await line.repository.open({ identifier, reference: 'VE-2', browser });
      expect((await guess({ knownBrowser: 'known' })).kind).toBe('locked-out');
      expect((await guess()).kind).toBe('counted');
      expect(
        await line.repository.accept({ identifier, code, browser, reference: 'VE-2', knownBrowser: 'known' }),
      ).toBe(true);
      await line.repository.open({ identifier, reference: 'VE-3', browser });
      expect((await guess({ knownBrowser: 'known' })).kind).toBe('counted');
      line.passTime(601);
      expect((await guess()).kind).toBe('no-code');
    });
  });
}
