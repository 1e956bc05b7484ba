import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySampleLine } from '../../../test/builders/copy-sample-line';
import { plainDate } from '../../core/shared/plain-date';
import { generateSailings } from '../embedded-line/schedule';
import { ContentError } from './content-error';
import { loadForms } from './load-forms';
import { loadLine } from './load-line';
import { type CheckedDocuments, type OnBroken, readingChangesOnly } from './read-content';
import type { SampleLine } from './sample-line';

const folder = copySampleLine();
const documents: CheckedDocuments = new Map();

const dolphins = 'experiences/room-for-four.md';
const cyclades = 'voyages/cyclades-in-seven-nights.md';

function change(name: string, from: string | RegExp, to: string): void {
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${name} has no ${String(from)}`);
  writeFileSync(file, changed);
}

const read = (report?: OnBroken) => readingChangesOnly(documents, () => loadLine(folder, report));

function load(): { readonly line: SampleLine; readonly reported: string[] } {
  const reported: string[] = [];
  const line = read((error) => reported.push(error.message.replace(`${folder}/`, '')));
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
    expect(() => read()).toThrow('no voyage CYC');
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
    expect(() => read()).toThrow('"madeByTheNext" is not allowed');
    writeFileSync(join(folder, 'forms.yaml'), `made: next\n${readFileSync(join(folder, 'forms.yaml'), 'utf8')}`);
    expect(loadForms(folder, 'US', ({ message }) => reported.push(message)).documents.length).toBeGreaterThan(0);
    expect(() => loadForms(folder, 'US')).toThrow('"made" is not allowed');
  });

  it.each<[string, string, string, RegExp, (line: SampleLine) => unknown, unknown]>([
    [
      'search.yaml',
      'kind: question, slug: what-is-in-the-fare',
      'kind: film, slug: what-is-in-the-fare',
      /^search\.yaml:\d+: "answers\[0\]\.kind" must be one of/,
      ({ search }) => search.answers.find(({ slug }) => slug === 'what-is-in-the-fare'),
      undefined,
    ],
    [
      'home.yaml',
      'audience: visitors',
      'audience: advisers',
      /^home\.yaml:\d+: "cards\[0\]\.audience" must be one of/,
      ({ home }) => home.cards.map(({ audience }) => audience),
      ['visitors', 'guests', 'guests'],
    ],
    [
      'pages/charter.md',
      'chapters: [decks, suites]',
      'chapters: [decks, films]',
      /^pages\/charter\.md:\d+: "sheet\.chapters\[1\]" must be one of/,
      ({ pages }) => pages.find(({ slug }) => slug === 'charter')?.sheet?.chapters,
      ['decks'],
    ],
    [
      'suites.yaml',
      'amenities: [bath, bedroom]',
      'amenities: [bath, sauna]',
      /^suites\.yaml:\d+: "\[\d+\]\.amenities\[1\]" must be one of/,
      ({ suites }) => suites.find(({ suite }) => suite.category === 'OS')?.suite.amenities,
      ['bath'],
    ],
  ])(
    'G4 leaves out the entry of %s with a value of a newer release (%s → %s)',
    (name, from, to, said, valueIn, left) => {
      change(name, from, to);
      const { line, reported } = load();
      expect(reported.filter((one) => said.test(one))).toHaveLength(1);
      expect(valueIn(line)).toEqual(left);
      expect(() => read()).toThrow('must be one of');
    },
  );

  it('G4 leaves out what calls at a port whose berth a newer release names, and sells the rest', () => {
    const before = load().line.voyages.length;
    change('ports.yaml', /(slug: hydra,.*berth: )anchored/, '$1moored');
    const { line, reported } = load();
    expect(reported[0]).toMatch(/^ports\.yaml:\d+: "\[\d+\]\.berth" must be one of/);
    expect(line.ports.some(({ slug }) => slug === 'hydra')).toBe(false);
    const without = reported.filter((one) => /^voyages\/.*no port hydra$/.test(one)).length;
    expect([without > 0, line.voyages.length]).toEqual([true, before - without]);
  });

  it('G4 refuses a scale of cancellation with a step that it does not know: the others alone would keep another sum', () => {
    change('line.yaml', 'keeps: deposit', 'keeps: instalments');
    expect(load).toThrow(/"booking\.cancellation\[\d\]\.keeps" must be/);
  });

  it('G4 leaves out a document that has another mistake beside a value of a newer release', () => {
    change('search.yaml', 'kind: question, slug: what-is-in-the-fare', 'kind: film, slug: what-is-in-the-fare');
    change('search.yaml', 'kind: page, slug: terms', 'kind: page, slug: Terms and More');
    const { line, reported } = load();
    expect([reported, line.search.answers]).toEqual([[expect.stringMatching(/^search\.yaml:\d+: .*lower-case/)], []]);
  });

  it.each([
    ['faq.yaml', 'groups:', 'groups'],
    ['experience-categories.yaml', 'title: At the Table', 'titel: At the Table'],
    ['climate.yaml', 'note:', 'notes:'],
    ['flights.yaml', 'checkedOn:', 'checked:'],
    ['floor-plans.yaml', /^- /m, '-  - '],
    ['preparation.yaml', 'dueDays:', 'dueDay:'],
    ['messages.yaml', '{{voyage}} is kept', '{{voyge}} is kept'],
  ])('ROU-31 starts without %s while it is unusable, and the check refuses it (%s → %s)', (name, from, to) => {
    change(name, from, to);
    expect(load().reported[0]).toMatch(new RegExp(`^${name}:\\d+: `));
    expect(() => read()).toThrow(ContentError);
  });

  it('ROU-31 goes without the one question whose answer cannot be shown', () => {
    const before = load().line.faq;
    change('faq.yaml', 'Most last seven nights.', 'Most last [seven](http://example.com) nights.');
    const { line, reported } = load();
    expect(reported).toEqual([expect.stringMatching(/^faq\.yaml:6: how-long-are-the-voyages: holds a link/)]);
    expect(line.faq[0]?.questions).toEqual(before[0]?.questions.slice(1));
  });

  it.each([
    ['news/a-lower-step.md', '2026-06-18', '2026-02-31', 4, 'must be a day of the calendar'],
    ['news/a-lower-step.md', 'category: The', '\tcategory: The', 3, /not YAML: Tabs are not allowed as indentation$/],
    ['news/a-lower-step.md', 'You can now', '##\n\nYou can now', 10, 'a heading without words'],
    ['news/a-lower-step.md', 'You can now', '# Now\n\nYou can now', 10, 'a heading of the first order'],
    ['news/a-lower-step.md', 'You can now', '[You](http://a.b) can now', 10, 'a link that is not allowed'],
    ['pages/charter.md', 'form: charter', 'form: chartre', 9, 'no form chartre'],
    ['pages/charter.md', /^picture: .*/m, 'picture: nothing', 5, 'no picture nothing'],
    ['pages/charter.md', /^ {2}picture: .*/m, '  picture: nothing', 12, 'no picture nothing'],
    ['experiences/room-for-four.md', 'ONX-1803', 'ONX-1602', 7, 'tourCode: ONX-1602 is used by two files'],
  ])('CNT-12 names the line of a mistake in %s (%s → %s)', (name, from, to, line, message) => {
    change(name, from, to);
    const { reported } = load();
    expect(reported).toEqual([expect.stringMatching(message)]);
    expect(reported[0]).toContain(`${name}:${line}: `);
  });

  it('CNT-12 names the line of a mistake in a document that no line can do without', () => {
    change('home.yaml', 'picture: sea-under-the-bow', 'picture: nothing');
    expect(load).toThrow(/home\.yaml:10: no picture nothing$/);
  });

  it('ROU-31 refuses a name of a file that is no address, and accepts what editors of Windows write', () => {
    const item = readFileSync(join(folder, 'news/a-lower-step.md'), 'utf8');
    writeFileSync(join(folder, 'news/feed.xml.md'), item);
    writeFileSync(
      join(folder, 'news/by-windows.md'),
      `\uFEFF${item.replace('---\n', '--- \n').replaceAll('\n', '\r\n')}`,
    );
    const { line, reported } = load();
    for (const name of ['feed.xml', 'by-windows']) rmSync(join(folder, `news/${name}.md`));
    expect(reported).toEqual([expect.stringMatching(/^news\/feed\.xml\.md:1: is named otherwise than its address/)]);
    expect(line.news.some(({ slug }) => slug === 'by-windows')).toBe(true);
  });

  it('G4 leaves out a field of a form, and a document, of a kind that a newer release has', () => {
    const forms = join(folder, 'forms.yaml');
    const before = loadForms(folder, 'US');
    const fieldsOf = ({ formsIn }: typeof before) =>
      formsIn(2026).flatMap(({ id, fields }) => fields.map(({ name }) => `${id} ${name}`));
    change('forms.yaml', 'kind: radio', 'kind: slider');
    change('forms.yaml', 'kind: season', 'kind: calendar');
    const reported: string[] = [];
    const left = loadForms(folder, 'US', ({ message }) => reported.push(message.replace(forms, '')));
    expect(reported).toEqual([
      expect.stringMatching(/fields\[\d+\]\.kind" must be one of.*book\.kind" must be one of/),
    ]);
    expect([fieldsOf(before).length - fieldsOf(left).length, before.documents.length - left.documents.length]).toEqual([
      1, 1,
    ]);
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
