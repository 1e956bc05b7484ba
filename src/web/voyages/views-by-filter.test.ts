import { plainDate } from '../../core/shared/plain-date';
import { emptyFilter, toFaceted } from '../../core/voyages/sailing-filter';
import { facetSailings } from '../../../test/builders/facet-sailings';
import { readSampleLine } from '../../../test/builders/sample-line';
import { ViewsByFilter } from './views-by-filter';

const line = readSampleLine();
const suites = line.suites.map(({ suite }) => suite);
const coming = () =>
  toFaceted(
    facetSailings(
      line.voyages.map(({ voyage }) => voyage),
      suites,
    ),
    { suites, youngestMonthsOf: () => 6 },
  );
const all = coming();
const [first, second] = [...new Set(all.map(({ sailing }) => sailing.start))].toSorted();
const before = plainDate('1999-01-01');
const startingOn = (day = '') => ({ ...emptyFilter, from: plainDate(day) });

/** Returns a new object each time that a view has to be made. */
const made = () => ({});

describe('views by filter', () => {
  it('are shared by filters that differ in days between which the same sailings lie', () => {
    const views = new ViewsByFilter<object>();
    const view = views.of({ all, filter: startingOn(first) }, made);
    expect(views.of({ all, filter: { ...emptyFilter, from: before } }, made)).toBe(view);
    expect(views.of({ all, filter: emptyFilter }, made)).toBe(view);
    expect(views.of({ all, filter: startingOn(second) }, made)).not.toBe(view);
  });

  it('are made again for another choice, another source and other sailings', () => {
    const views = new ViewsByFilter<object>();
    const [names, otherNames] = [{}, {}];
    const view = views.of({ all, filter: emptyFilter, from: [names], by: 'date' }, made);
    expect(views.of({ all, filter: emptyFilter, from: [names], by: 'date' }, made)).toBe(view);
    expect(views.of({ all, filter: { ...emptyFilter, nights: [7] }, from: [names], by: 'date' }, made)).not.toBe(view);
    expect(views.of({ all, filter: emptyFilter, from: [names], by: 'price' }, made)).not.toBe(view);
    expect(views.of({ all, filter: emptyFilter, from: [otherNames], by: 'date' }, made)).not.toBe(view);
    expect(views.of({ all: coming(), filter: emptyFilter, from: [otherNames], by: 'date' }, made)).not.toBe(view);
  });
});
