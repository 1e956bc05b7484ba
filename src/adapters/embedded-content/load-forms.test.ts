import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoppedClock } from '../../../test/builders/a-clock';
import { ContentError } from './content-error';
import { EmbeddedLeadForms } from './lead-forms';
import { loadForms } from './load-forms';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forms-'));
  cpSync('config/sample-line/forms.yaml', join(folder, 'forms.yaml'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const load = () => new EmbeddedLeadForms(loadForms(folder, 'US'), new StoppedClock());

function change(from: string, to: string): void {
  const file = join(folder, 'forms.yaml');
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`forms.yaml has no "${from}"`);
  writeFileSync(file, text.replace(from, to));
}

const problem = () => {
  try {
    load();
    return 'none';
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
};
const field = (formId: string, name: string) =>
  load()
    .getForm(formId)
    ?.fields.find((one) => one.name === name);

describe('the sample line’s forms', () => {
  it('FRM-01 has the forms of the specification, generic ones and gated documents', () => {
    expect(load().formIds()).toEqual([
      'contact-us',
      'careers',
      'get-in-touch',
      'waitlist',
      'inquire-now',
      'enquire-now-itinerary',
      'call-back',
      'charter',
      'voyage-extension',
      'travel-advisers',
      'deck-plan-book',
      'season-brochure',
    ]);
    expect(load().getDocument('deck-plans')).toMatchObject({ formId: 'deck-plan-book', thankYouUrl: '/thank-you' });
    expect(load().getDocument('__proto__')).toBeUndefined();
  });

  it('FRM-01 says what each document is made of, and refuses what it does not know how to make', () => {
    expect(['deck-plans', 'season-brochure'].map((slug) => load().getDocument(slug)?.book?.kind)).toEqual([
      'deck-plans',
      'season',
    ]);
    change('kind: season', 'kind: calendar');
    expect(problem()).toMatch(/book/);
  });

  it('FRM-21 H12 ships every consent unticked, with its wording, and hides the one of the hotels when configured so', () => {
    const boxes = load()
      .formIds()
      .flatMap((id) => load().getForm(id)?.fields ?? [])
      .filter(({ kind }) => kind === 'checkbox');
    expect(boxes.length).toBeGreaterThan(8);
    expect(boxes.filter((box) => box.kind === 'checkbox' && (box.isTicked || box.text.length < 20))).toEqual([]);
    expect(field('waitlist', 'hotelConsent')).toBeDefined();
    change('isShown: true', 'isShown: false');
    expect(field('waitlist', 'hotelConsent')).toBeUndefined();
    expect(field('season-brochure', 'hotelConsent')).toBeUndefined();
  });

  it('FRM-21 lets a line tick the first one, but never in get in touch', () => {
    change('isTicked: false', 'isTicked: true');
    expect(field('waitlist', 'yachtConsent')).toMatchObject({ isTicked: true });
    expect(field('get-in-touch', 'yachtConsent')).toMatchObject({ isTicked: false });
  });

  it('FRM-23 H54 has places for each region, and free text for one', () => {
    const places = field('waitlist', 'primaryLocation');
    expect(
      places?.kind === 'dependent-select' && Object.values(places.optionsBy).map(({ length }) => length > 0),
    ).toEqual([true, true, true, true, false]);
  });

  it('FRM-15 H11 takes a longest message of 40 as well', () => {
    expect(field('contact-us', 'message')).toMatchObject({ longest: 1000 });
    change('longestMessage: 1000', 'longestMessage: 40');
    expect(field('contact-us', 'message')).toMatchObject({ longest: 40 });
  });

  it.each([
    ['id: charter', 'id: careers', 'careers is a form of the site already'],
    ['formId: deck-plan-book', 'formId: deck-plan', 'has no form deck-plan'],
    ['name: agencyNumber', 'name: agency', 'two fields agency'],
    ['to: /thank-you', 'to: javascript:alert(1)', 'forms[1].thanks'],
    ['  Europe:', '  Atlantis:', 'Europe'],
    ['kind: radio', 'kind: telepathy', 'forms[1].fields[7]'],
  ])('refuses %s written as %s', (from, to, words) => {
    change(from, to);
    expect(problem()).toContain(words);
  });
});
