import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainDate } from '../../core/shared/plain-date';
import { generateSailings } from '../embedded-line/schedule';
import { ContentError } from './content-error';
import { loadForms } from './load-forms';
import { loadLine } from './load-line';
import type { SampleLine } from './sample-line';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'line-'));
  cpSync('config/sample-line', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const dolphins = 'experiences/room-for-four.md';
const cyclades = 'voyages/cyclades-in-seven-nights.md';

function change(name: string, from: string | RegExp, to: string): void {
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${name} has no ${String(from)}`);
  writeFileSync(file, changed);
}

function load(): { readonly line: SampleLine; readonly reported: string[] } {
  const reported: string[] = [];
  const line = loadLine(folder, (error) => reported.push(error.message.replace(`${folder}/`, '')));
  return { line, reported };
}

const calendarOf = (line: SampleLine) =>
  generateSailings({
    schedule: line.schedule,
    voyages: line.voyages.map(({ voyage }) => voyage),
    from: plainDate('2026-01-01'),
    to: plainDate('2030-12-31'),
  }).map(({ itineraryId }) => itineraryId);

describe('a folder with a document that cannot be used', () => {
  it('VOY-04 keeps every other sailing on its day and under its id when a voyage is left out', () => {
    const before = calendarOf(load().line);
    change(cyclades, 'region: greek-isles', 'region: [greek-isles');
    const { line, reported } = load();
    expect(reported).toHaveLength(1);
    expect(reported[0]).toMatch(/^voyages\/cyclades-in-seven-nights\.md:\d+: is not YAML/);
    expect(line.voyages.some(({ voyage }) => voyage.voyageId === 'CYC')).toBe(false);
    expect(line.schedule.gaps).toEqual([{ voyageId: 'CYC', nights: 7 }]);
    expect(calendarOf(line)).toEqual(before.filter((id) => !id.includes('-CYC-')));
  });

  it('VOY-04 takes the length of a gap from the schedule, else from what can be read of the file', () => {
    const before = calendarOf(load().line);
    change('schedule.yaml', 'CYC: 7, ', '');
    change(cyclades, 'days:', 'tage:');
    expect(calendarOf(load().line)).toEqual(before.filter((id) => !id.includes('-CYC-')));
    // The last day of the line's year, which the week of a long year would repeat, is no exception.
    change('voyages/years-end-in-the-islands.md', /^nights: \d+/m, 'nights: many');
    expect(calendarOf(load().line)).toEqual(before.filter((id) => !/-(CYC|FES)-/.test(id)));
  });

  it('VOY-04 goes without a voyage whose file is gone, and cannot go without its length', () => {
    rmSync(join(folder, cyclades));
    const { reported } = load();
    expect(reported.filter((line) => line.startsWith('schedule.yaml'))).toEqual([
      expect.stringMatching(/^schedule\.yaml:\d+: sequence: no voyage CYC$/),
    ]);
    change('schedule.yaml', 'CYC: 7, ', '');
    expect(load).toThrow(ContentError);
    expect(() => loadLine(folder)).toThrow('no voyage CYC');
  });

  it.each([
    [cyclades, 'port: syros', 'port: atlantis', 18, 'no port atlantis'],
    [cyclades, 'region: greek-isles', 'region: moon', 5, 'no region moon'],
    [cyclades, 'pictures: [', 'pictures: [nothing, ', 15, 'no picture nothing'],
    [cyclades, 'nights: 7', 'nights: 8', 16, '8 nights need 9 days'],
    [cyclades, 'arrives: 07:00', 'arrives: 25:00', 18, '"days[1].arrives"'],
    [cyclades, 'title: Cyclades', 'titel: Cyclades', 2, '"title" is required'],
    [cyclades, 'slug: cyclades-in-seven-nights', 'slug: cyclades', 3, 'differs from the name of the file'],
  ])('VOY-02 names the file and the line of a mistake in %s (%s → %s)', (name, from, to, line, message) => {
    change(name, from, to);
    const { reported } = load();
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain(`${name}:${line}: `);
    expect(reported[0]).toContain(message);
  });

  it('G4 leaves out fields of a newer release and keeps the document; the check refuses them', () => {
    const before = load().line;
    change('line.yaml', /^name:/m, 'madeByTheNext: release\nname:');
    change(cyclades, 'region: greek-isles', 'region: greek-isles\nmood: calm');
    change(cyclades, 'port: syros', 'port: syros, tide: high');
    const { line, reported } = load();
    expect(reported).toEqual([
      expect.stringMatching(/^line\.yaml:\d+: "madeByTheNext" is not allowed$/),
      expect.stringMatching(/^voyages\/cyclades.*"days\[1\]\.tide" is not allowed; "mood" is not allowed$/),
    ]);
    expect(line).toEqual(before);
    expect(() => loadLine(folder)).toThrow('"madeByTheNext" is not allowed');
    writeFileSync(join(folder, 'forms.yaml'), `made: next\n${readFileSync(join(folder, 'forms.yaml'), 'utf8')}`);
    expect(loadForms(folder, 'US', ({ message }) => reported.push(message)).documents.length).toBeGreaterThan(0);
    expect(() => loadForms(folder, 'US')).toThrow('"made" is not allowed');
  });

  it('VOY-02 counts the first of two files with one id', () => {
    change(cyclades, 'voyageId: CYC', 'voyageId: AEG');
    const { line, reported } = load();
    expect(reported.join('\n')).toMatch(/cyclades-in-seven-nights\.md:\d+: voyageId AEG is used by two files/);
    expect(line.voyages.filter(({ voyage }) => voyage.voyageId === 'AEG').map(({ voyage }) => voyage.slug)).toEqual([
      'aegean-to-the-bosphorus',
    ]);
  });

  it('EXC-15 takes nobody under 18 along where an experience names no age', () => {
    change(dolphins, /^minAge: .*\n/m, '');
    const { line, reported } = load();
    expect([line.experiences.find(({ slug }) => slug === 'room-for-four')?.minAge, reported]).toEqual([18, []]);
  });

  it.each([
    ['', 'absent'],
    ['price: 0\n', 'zero'],
  ])('EXC-17 H32 leaves a price that is %s on request: no zero', (line) => {
    change(dolphins, /^price: .*\n/m, line);
    const loaded = load();
    expect(loaded.reported).toEqual([]);
    expect(loaded.line.experiences.find(({ slug }) => slug === 'room-for-four')).not.toHaveProperty('price');
  });

  it('ROU-31 shows a place without the picture that was never made', () => {
    change('ports.yaml', 'picture: caldera-rim', 'picture: nothing');
    const { line, reported } = load();
    expect(reported).toEqual([expect.stringMatching(/^ports\.yaml:\d+: no picture nothing \(santorini\)$/)]);
    expect(line.ports.find(({ slug }) => slug === 'santorini')).not.toHaveProperty('picture');
  });
});
