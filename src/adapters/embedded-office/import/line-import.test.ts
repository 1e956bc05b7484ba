import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { StoppedClock } from '../../../../test/builders/a-clock';
import { aQuote } from '../../../../test/builders/a-booking';
import { type TestDatabase, testDatabases } from '../../../../test/services/databases';
import { refusalOf } from '../../../../test/support/refusal-of';
import { readImportedDocuments } from '../../embedded-content/imported-documents';
import { loadLine } from '../../embedded-content/load-line';
import { connectDatabase } from '../../sql/open-database';
import type { LineDatabase } from '../../sql/line-database';
import { InventoryOffice } from '../inventory-office';
import { RefusedCommand } from '../refused-command';
import { LineExport } from './line-export';
import { LineImport } from './line-import';
import { tableSchemas } from './table-schemas';

const example = 'docs/operations/example-line';
const content = loadLine(example);
const clock = new StoppedClock('2027-06-01T12:00:00Z');
const [first, second] = ['AS1-FJO-280412-007', 'AS1-FJO-280419-007'];

describe.each([...testDatabases])('an import, $name', ({ create }) => {
  let database: TestDatabase;
  let db: Kysely<LineDatabase>;
  let folder: string;
  beforeEach(async () => {
    database = await create();
    db = connectDatabase(database);
    folder = mkdtempSync(join(tmpdir(), 'landfall-import-'));
    cpSync(example, folder, { recursive: true });
  });
  afterEach(async () => {
    await db.destroy();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const importer = (contentFolder?: string) => new LineImport({ db, clock, who: 'mara', contentFolder });
  const run = (path = folder, isDryRun = false) => importer().run(path, { isDryRun });
  const table = (file: string) => join(folder, file);
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(table(file), change(readFileSync(table(file), 'utf8')));
  const withoutLine = (words: string) => (text: string) =>
    text
      .split('\n')
      .filter((line) => !line.includes(words))
      .join('\n');
  const rows = async () => ({
    sailings: await db.selectFrom('sailings').selectAll().orderBy('itinerary_id').execute(),
    cabins: await db.selectFrom('cabins').selectAll().orderBy('cabin_number').execute(),
    fares: await db.selectFrom('fares').selectAll().orderBy('itinerary_id').orderBy('category').execute(),
    documents: await readImportedDocuments(db),
    log: await db.selectFrom('line_log').select(['who', 'command', 'outcome', 'at']).execute(),
  });
  const claim = (itineraryId: string, cabin: string, more: object) =>
    db
      .insertInto('cabin_claims')
      .values({
        itinerary_id: itineraryId,
        cabin_number: cabin,
        category: 'SV',
        hold_id: null,
        reservation_id: null,
        expires_at: null,
        ...more,
      })
      .execute();

  it('F1 F10 says in a dry run what it would do, does all of it once, records who did it, and then changes nothing', async () => {
    const dry = await run(folder, true);
    expect(dry.isRefused).toBe(false);
    expect(dry.lines).toEqual(
      expect.arrayContaining([
        'added\tdocument\tvoyages/the-long-fjords.md',
        `added\tsailing\t${first}\t2028-04-12 to 2028-04-19, The Long Fjords`,
        'added\tcabin\t403\tGS, deck 4',
      ]),
    );
    const summary = '14 documents added, 2 sailings added, 6 cabins added, 5 fares added';
    expect(dry.lines.at(-1)).toBe(`Nothing was changed: a dry run. It would be: ${summary}.`);
    expect(await rows()).toEqual({ sailings: [], cabins: [], fares: [], documents: new Map(), log: [] });

    const real = await run();
    expect(real.lines.slice(0, -2)).toEqual(dry.lines.slice(0, -1));
    const after = await rows();
    expect(after.log).toEqual([
      { who: 'mara', command: `import ${folder}`, outcome: summary, at: clock.now().getTime() },
    ]);
    // Seven nights at what line.yaml says of a night.
    expect(after.fares.find((fare) => fare.itinerary_id === first && fare.category === 'GS')).toEqual({
      itinerary_id: first,
      category: 'GS',
      amount: 3_190_050,
      port_charges_per_guest: 32_200,
      taxes_per_guest: 12_600,
      fees_per_guest: 5_600,
      currency: 'EUR',
      max_guests: 4,
    });
    expect(await run()).toEqual({ lines: ['There is nothing to change.'], isRefused: false });
    expect(await rows()).toEqual(after);
  });

  it('F1 does nothing at all when one row is wrong, and says where', async () => {
    edit('fares.csv', (text) => text.replace(`${second},OS,21300`, `${second},SS,21300`));
    edit('sailings.csv', (text) => text.replace('2028-04-12', '2028-04-13'));
    edit('line.yaml', (text) => text.replace('depositPercent: 20', 'depositPercent: 120'));
    const { lines, isRefused } = await run();
    expect(isRefused).toBe(true);
    expect(lines).toEqual([
      expect.stringMatching(/^refused\tline\.yaml:\d+\t.*depositPercent/),
      'Nothing was changed: 1 fault.',
    ]);
    edit('line.yaml', (text) => text.replace('depositPercent: 120', 'depositPercent: 20'));
    expect((await run()).lines.filter((line) => line.startsWith('refused'))).toEqual([
      expect.stringMatching(/^refused\tsailings\.csv:2:3\t.*a sailing is not moved/),
      'refused\tfares.csv:6:2\tthere is no suite SS in the content',
    ]);
    expect(await rows()).toMatchObject({ sailings: [], cabins: [], fares: [], log: [] });
  });

  it('F1 changes fares for new quotes alone, and leaves what is withdrawn from the table unsold', async () => {
    await run();
    await db
      .insertInto('reservations')
      .values(aReservation({ reservation_id: 'ON71', itinerary_id: first }))
      .execute();
    edit('fares.csv', (text) => withoutLine(`${second},OS`)(text).replace(`${first},SV,13300`, `${first},SV,14000.50`));
    const { lines } = await run(table('fares.csv'));
    expect(lines.slice(0, 2)).toEqual([
      expect.stringMatching(/^changed\tfare\t.* SV\t€13,300\.00 .* → €14,000\.50 .*; 1 reservation keeps its price$/),
      expect.stringMatching(/^withdrawn\tfare\t.* OS\t€21,300\.00/),
    ]);
    const { fares } = await rows();
    expect(fares.map(({ category, amount }) => [category, amount])).toEqual([
      ['GS', 3_190_050],
      ['OS', 1_995_000],
      ['SV', 1_400_050],
      ['SV', 1_420_000],
    ]);
  });

  it('F1 refuses to take away what a guest has, each with the command that does it properly', async () => {
    await run();
    await claim(first, '301', { reservation_id: 'ON71' });
    await claim(first, '302', { hold_id: 'h', expires_at: clock.now().getTime() + 60_000 });
    await claim(second, '401', { category: 'OS' });
    edit('sailings.csv', (text) => `${text.split('\n')[0]}\n`);
    edit('fares.csv', (text) => `${text.split('\n')[0]}\n`);
    edit('cabins.csv', withoutLine('301'));
    const before = await rows();
    const refused = (await run()).lines.filter((line) => line.startsWith('refused'));
    expect(refused).toEqual([
      expect.stringMatching(`${first} is not listed, but cabin 301 .* belongs to ON71; .*line -- cancel ON71$`),
      expect.stringMatching(`${second} is not listed, but cabin 401 .* sold elsewhere; .*release-cabin ${second} 401$`),
      expect.stringMatching('cabin 301 of SV cannot be taken away: .* belongs to ON71'),
    ]);
    expect(await rows()).toEqual(before);
    // A claim that has run out is nobody's.
    await db.deleteFrom('cabin_claims').where('hold_id', 'is', null).execute();
    clock.pass({ minutes: 2 });
    expect((await run()).isRefused).toBe(false);
    const after = await rows();
    expect([after.sailings, after.fares]).toEqual([[], []]);
    expect(after.cabins.map((cabin) => cabin.cabin_number)).not.toContain('301');
  });

  it('F1 keeps the content and what is sold together: a voyage with a sailing stays, and stays as long', async () => {
    await run();
    for (const file of ['sailings.csv', 'fares.csv']) rmSync(table(file));
    edit('voyages/the-long-fjords.md', (text) => text.replace('title: The Long Fjords', 'title: The Longest Fjord'));
    expect((await run()).lines).toContain(`changed\tsailing\t${first}\tThe Long Fjords → The Longest Fjord`);
    rmSync(table('voyages'), { recursive: true });
    expect((await run()).lines.filter((line) => line.startsWith('refused'))).toEqual(
      [first, second].map((id) => expect.stringMatching(`${id} is on sale, .*sailings withdraw ${id}$`)),
    );
  });

  it('F1 F8 changes the cancellation scale to the advantage of guests who booked under it, and refuses the opposite', async () => {
    await run();
    await db
      .insertInto('reservations')
      .values({ ...aReservation({ reservation_id: 'ON71', itinerary_id: first }), total: 1_000_000, deposit: 200_000 })
      .execute();
    edit('line.yaml', (text) => text.replace('fromDays: 31, keepsPercent: 50', 'fromDays: 45, keepsPercent: 50'));
    expect((await run()).lines).toEqual([
      expect.stringMatching(/^changed\tdocument\tline\.yaml$/),
      'refused\tline.yaml\tcancellation: €10,000.00 would be kept of ON71 on 2028-03-12, and its guests accepted €5,000.00; a scale is changed to their advantage only',
      'Nothing was changed: 1 fault.',
    ]);
    edit('line.yaml', (text) => text.replace('fromDays: 45, keepsPercent: 50', 'fromDays: 21, keepsPercent: 40'));
    expect((await run()).isRefused).toBe(false);
  });

  it('F1 leaves content to CONTENT_DIR where the nodes read that', async () => {
    const unchanged = await importer(example).run(folder, { isDryRun: false });
    expect(unchanged.lines.at(-2)).toBe('Done: 2 sailings added, 6 cabins added, 5 fares added.');
    expect((await rows()).documents.size).toBe(0);
    edit('line.yaml', (text) => text.replace('Monday to Friday', 'Every day'));
    const changed = await importer(example).run(folder, { isDryRun: false });
    expect(changed.lines[0]).toMatch(/^refused\tline\.yaml\t.*neither CONTENT_DIR nor the sample line/);
  });

  it('F1 passes over sailings that have begun, and prices one that fares.csv does not know by the season', async () => {
    rmSync(table('fares.csv'));
    await run();
    expect((await rows()).fares).toHaveLength(6);
    const later = new StoppedClock('2028-04-15T12:00:00Z');
    const outcome = await new LineImport({ db, clock: later, who: 'mara', contentFolder: undefined }).run(example, {
      isDryRun: true,
    });
    expect(outcome.isRefused).toBe(false);
    expect(outcome.lines.filter((line) => line.includes(first))).toEqual([]);
  });

  it('F1 F10 withdraws a sailing, takes a cabin and sets a fare one by one, and records each', async () => {
    await run();
    const office = new InventoryOffice({ db, clock, who: 'mara', timeZone: 'Europe/Oslo' });
    const tried = new InventoryOffice({ db, clock, who: 'mara', timeZone: 'Europe/Oslo', isDryRun: true });
    expect(await tried.takeCabin(first, '302')).toBe(
      `A dry run, nothing was changed. It would say: Cabin 302 on ${first} is not for sale any more.`,
    );
    expect(await tried.withdrawSailing(second)).toContain('A dry run, nothing was changed.');
    expect(await refusalOf(tried.takeCabin(first, '999'))).toBe('There is no cabin 999.');
    expect(await office.takeCabin(first, '302')).toContain('not for sale any more');
    expect(await refusalOf(office.takeCabin(first, '302'))).toContain('taken already');
    expect((await office.listCabins(first))[1]).toBe('302\tSV\tdeck 3\tsold elsewhere');
    expect(await refusalOf(office.withdrawSailing(first))).toContain(`release-cabin ${first} 302`);
    expect(await office.withdrawSailing(second)).toBe(`${second} is withdrawn.`);
    expect(await office.setFare(first, 'SV', { amount: 1_000_000, currency: 'EUR' })).toContain('costs €10,000.00');
    const row = await db
      .selectFrom('fares')
      .selectAll()
      .where('itinerary_id', '=', first)
      .where('category', '=', 'SV')
      .executeTakeFirstOrThrow();
    const least = (row.port_charges_per_guest + row.taxes_per_guest + row.fees_per_guest) * row.max_guests;
    expect(await tried.setFare(first, 'SV', { amount: least, currency: 'EUR' })).toContain('A dry run');
    expect(await refusalOf(tried.setFare(first, 'SV', { amount: least - 1, currency: 'EUR' }))).toContain(
      'The fare contains',
    );
    expect(await office.setFare(first, 'OS', undefined)).toContain('no longer sold');
    expect((await office.listFares(first)).map((line) => line.split('\t').slice(0, 2))).toEqual([
      ['SV', '€10,000.00'],
      ['GS', '€31,900.50'],
    ]);
    expect((await rows()).log.map(({ command }) => command).slice(1)).toEqual([
      `cabins take ${first} 302`,
      `sailings withdraw ${second}`,
      `fares ${first} SV €10,000.00`,
      `fares ${first} OS none`,
    ]);
  });
});

const rowsIn = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8').split('\n').length;

it('F1 imports what it exports, whatever is on sale, and then has nothing to change', async () => {
  const [{ create } = { create: undefined }] = testDatabases;
  if (!create) throw new Error('There is a database.');
  const database = await create();
  const db = connectDatabase(database);
  const root = mkdtempSync(join(tmpdir(), 'landfall-export-'));
  let runs = 0;
  const cabins = content.suites.flatMap((suite) => suite.cabins.map(({ number, category }) => ({ number, category })));
  const amount = fc.integer({ min: 3_000_000, max: 90_000_000 });
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { maxLength: 5 }),
        fc.subarray(cabins),
        fc.array(fc.option(amount), { minLength: 15, maxLength: 15 }),
        async (days, chosen, amounts) => {
          runs += 1;
          const [given, out] = [join(root, `${runs}-in`), join(root, `${runs}-out`)];
          cpSync(example, given, { recursive: true });
          const id = (day: number) => `AS1-FJO-2805${String(day).padStart(2, '0')}-007`;
          const write = (file: string, lines: readonly string[]) =>
            writeFileSync(join(given, file), lines.map((line) => `${line}\n`).join(''));
          write('sailings.csv', [
            'sailing,voyage,start',
            ...days.map((day) => `${id(day)},FJO,2028-05-${id(day).slice(12, 14)}`),
          ]);
          write('cabins.csv', ['suite,cabin', ...chosen.map(({ number, category }) => `${category},${number}`)]);
          write('fares.csv', [
            'suite,sailing,fare,currency',
            ...days.flatMap((day, index) =>
              ['SV', 'OS', 'GS'].flatMap((suite, position) => {
                const price = amounts[index * 3 + position] ?? undefined;
                return price === undefined ? [] : [`${suite},${id(day)},${(price / 100).toFixed(2)},EUR`];
              }),
            ),
          ]);
          const importer = new LineImport({ db, clock, who: 'mara', contentFolder: undefined });
          const done = await importer.run(given, { isDryRun: false });
          expect([done.isRefused, done.lines.filter((line) => line.startsWith('refused'))]).toEqual([false, []]);
          await new LineExport({ db, clock, content, contentFolder: example }).run(out);
          await expect(new LineExport({ db, clock, content, contentFolder: example }).run(out)).rejects.toThrow(
            RefusedCommand,
          );
          for (const { file } of tableSchemas) expect(rowsIn(out, file)).toBe(rowsIn(given, file));
          for (const folder of [given, out])
            expect((await importer.run(folder, { isDryRun: true })).lines).toEqual(['There is nothing to change.']);
        },
      ),
      { numRuns: 12 },
    );
  } finally {
    await db.destroy();
    await database.drop();
    rmSync(root, { recursive: true, force: true });
  }
}, 60_000);

function aReservation(changes: { readonly reservation_id: string; readonly itinerary_id: string }) {
  const quote = aQuote();
  return {
    origin: changes.reservation_id,
    category: 'SV',
    cabin_number: '301',
    status: 'BK' as const,
    reserved_on: '2027-05-01',
    deposit_due_on: null,
    final_due_on: null,
    total: quote.total.amount,
    deposit: 0,
    deposit_paid: 0,
    total_paid: 0,
    onboard_credit: null,
    currency: 'EUR',
    package_name: 'The Long Fjords',
    start_on: '2028-04-12',
    end_on: '2028-04-19',
    created_at: 0,
    ...changes,
  };
}
