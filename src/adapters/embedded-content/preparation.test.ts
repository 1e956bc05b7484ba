import { readFileSync } from 'node:fs';
import { countriesForForms } from '../../core/geo/countries';
import { readSampleLine } from '../../../test/builders/sample-line';
import { embarkationHours } from '../../core/preparation/preparation-terms';
import { loadPreparation } from './preparation';

describe('what a line asks of its guests before a voyage', () => {
  it('has hours of embarkation, and rules with a source of countries that its voyages call at', () => {
    const { preparation, voyages } = readSampleLine();
    expect(preparation.embarkation && embarkationHours(preparation.embarkation)).toHaveLength(9);
    const countries = new Set(voyages.flatMap(({ voyage }) => voyage.days.flatMap(({ country }) => country ?? [])));
    const codes = new Set(countriesForForms.map(({ code }) => code));
    for (const rule of preparation.entryRules) {
      expect(rule.countries.filter((country) => !countries.has(country))).toEqual([]);
      expect(rule.nationalities?.filter((code) => !codes.has(code))).toEqual([]);
      expect(rule.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  it('TRD-02 lets guests board at the hour that its texts name, and at each sailing before the yacht has left', () => {
    const { preparation, voyages } = readSampleLine();
    const { embarkation } = preparation;
    if (!embarkation) throw new Error('The sample line gives hours of embarkation');
    expect(readFileSync('config/sample-line/life-onboard/the-first-day.md', 'utf8')).toContain(
      `Boarding from ${Number(embarkation.from.slice(0, 2)) - 12} pm`,
    );
    for (const { voyage } of voyages) {
      const sailsAt = voyage.days[0]?.departs ?? '';
      const hours = embarkationHours(embarkation, sailsAt);
      expect([voyage.slug, hours.length > 4, (hours.at(-1) ?? '') < sailsAt]).toEqual([voyage.slug, true, true]);
    }
  });

  it('names the quay of every port at which a voyage begins', () => {
    const { preparation, voyages, ports } = readSampleLine();
    const quays = preparation.quays ?? [];
    const begins = new Set(voyages.flatMap(({ voyage }) => voyage.days[0]?.portSlug ?? []));
    expect([...begins].filter((slug) => !quays.some(({ port }) => port === slug))).toEqual([]);
    for (const { port: slug, latitude, longitude } of quays) {
      const port = ports.find((one) => one.slug === slug);
      // A mistyped position would send guests to another town.
      expect(Math.abs((port?.latitude ?? 0) - latitude) + Math.abs((port?.longitude ?? 0) - longitude)).toBeLessThan(
        0.2,
      );
    }
  });

  it('requires of the sample line’s guests what its terms, its answers and the facts beside its fares say', () => {
    expect(readSampleLine().preparation.requirements).toEqual({ passportMonths: 6, insurance: true });
    const [termsPage, faq, fareFacts] = ['pages/terms.md', 'faq.yaml', 'fare-facts.yaml'].map((file) =>
      readFileSync(`config/sample-line/${file}`, 'utf8'),
    );
    expect(termsPage).toContain('a passport with six months left after the last day');
    expect(termsPage).toContain('You also need insurance');
    for (const text of [faq, fareFacts])
      expect(text).toContain('A passport that is valid for six months beyond the last day');
  });

  it('needs no file: then no hour is given and no rule known', () => {
    expect(loadPreparation('config/none/preparation.yaml')).toMatchObject({ dueDays: { papers: 60 }, entryRules: [] });
  });
});
