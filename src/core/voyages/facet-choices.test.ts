import { aSailing } from '../../../test/builders/a-sailing';
import { aSuite, aVoyage } from '../../../test/builders/a-voyage';
import { money } from '../shared/money';
import { plainDate } from '../shared/plain-date';
import { facetChoices } from './facet-choices';
import { choose, type FacetName } from './facet-counts';
import { noFlights, type NonStopFlights } from './non-stop-flights';
import { emptyFilter, type FacetedSailing, type SailingFilter, toFaceted } from './sailing-filter';
import type { ItineraryDay } from './voyage';

const atSea: ItineraryDay = { day: 2, type: 'At Sea', title: 'At sea', description: '' };
const docked = (portSlug: string): ItineraryDay => ({ ...atSea, type: 'Docked', title: portSlug, portSlug });

interface SomeSailing {
  readonly start?: string;
  readonly nights?: number;
  readonly days?: readonly ItineraryDay[];
  /** In whole units; a sailing without one is sold out. */
  readonly fare?: number;
}

const sailingsWith = (flights: NonStopFlights, some: readonly SomeSailing[]): readonly FacetedSailing[] =>
  toFaceted(
    some.map(({ start = '2027-04-12', nights = 7, days = [], fare }) => ({
      voyage: aVoyage({ days }),
      sailing: aSailing({
        start: plainDate(start),
        nights,
        suites: fare === undefined ? [] : [{ category: 'SV', availableCabins: 1, price: money(fare * 100, 'USD') }],
      }),
    })),
    { suites: [aSuite()], youngestMonthsOf: () => 6, flights },
  );
const sailings = (...some: readonly SomeSailing[]) => sailingsWith(noFlights, some);
const offered = (name: FacetName, filter: Partial<SailingFilter>, all = sailings({})) =>
  facetChoices({ all, regions: [], filter: { ...emptyFilter, ...filter } })[name].map(({ value }) => value);
const party = (adults: number, children: number) => ({ party: { adults, children, ages: [] } });

describe('the choices of each facet', () => {
  it('ROU-30 SUI-03 are as many adults and children as one reservation may have, six together', () => {
    expect([offered('adults', {}), offered('children', {})]).toEqual([
      ['1', '2', '3', '4', '5', '6'],
      ['0', '1', '2', '3', '4'],
    ]);
    expect([offered('adults', party(3, 2)), offered('children', party(1, 0))]).toEqual([
      ['1', '2', '3', '4'],
      ['0', '1', '2', '3', '4', '5'],
    ]);
    expect([offered('children', party(6, 0)), offered('children', party(7, 0))]).toEqual([['0'], []]);
  });

  it('ROU-30 are the numbers of days at sea that voyages have, and the one asked for', () => {
    const all = sailings(
      { days: [docked('venice'), atSea, atSea, atSea] },
      { days: [docked('venice')] },
      { days: [atSea, docked('venice')] },
      { days: [atSea] },
    );
    expect([offered('seaDays', {}, all), offered('seaDays', { maxSeaDays: 2 }, all)]).toEqual([
      ['0', '1', '3'],
      ['0', '1', '2', '3'],
    ]);
  });

  it('ROU-30 are lengths by number and months by date, with those asked for that nobody offers', () => {
    const all = sailings({ nights: 10, start: '2027-11-02' }, { nights: 7, start: '2027-02-07' }, { nights: 7 });
    expect([offered('nights', {}, all), offered('nights', { nights: [8, 7] }, all)]).toEqual([
      ['7', '10'],
      ['7', '8', '10'],
    ]);
    expect([offered('month', {}, all), offered('month', { months: ['2027-03', '2027-04'] }, all)]).toEqual([
      ['2027-02', '2027-04', '2027-11'],
      ['2027-02', '2027-03', '2027-04', '2027-11'],
    ]);
  });

  it('ROU-30 are the ports of any sailing, and no origin of a flight where none is known', () => {
    const all = sailings({ days: [docked('venice'), docked('hvar')] }, { days: [atSea, docked('corfu')] });
    expect([offered('port', {}, all), offered('port', { ports: ['delos'] }, all)]).toEqual([
      ['corfu', 'hvar', 'venice'],
      ['corfu', 'delos', 'hvar', 'venice'],
    ]);
    expect([offered('flyingFrom', {}, all), offered('flyingFrom', { flyingFrom: 'miami' }, all)]).toEqual([
      [],
      ['miami'],
    ]);
  });

  it('ROU-30 are the places from which a flight goes non-stop to the first port of a sailing', () => {
    const origins = ['rome', 'miami', 'atlanta', 'oslo'].map((slug) => ({ slug, name: slug, airports: [slug] }));
    const flights = {
      origins,
      ports: [{ port: 'venice', airport: 'VCE', nonStopFrom: { rome: [4], miami: [4, 5], oslo: [11] } }],
    };
    const all = sailingsWith(flights, [{ days: [docked('venice')] }, { days: [docked('hvar'), docked('venice')] }]);
    expect([offered('flyingFrom', {}, all), offered('flyingFrom', { flyingFrom: 'oslo' }, all)]).toEqual([
      ['miami', 'rome'],
      ['miami', 'oslo', 'rome'],
    ]);
  });

  it('ROU-30 of ports and amenities are added to those that are chosen, each once', () => {
    const chosen: SailingFilter = { ...emptyFilter, ports: ['venice'], amenities: ['bath'] };
    expect(choose.port(chosen, 'hvar').ports).toEqual(['venice', 'hvar']);
    expect(choose.port(chosen, 'venice').ports).toEqual(['venice']);
    expect(choose.amenity(chosen, 'quiet').amenities).toEqual(['bath', 'quiet']);
    expect(choose.amenity(chosen, 'bath').amenities).toEqual(['bath']);
  });

  it('ROU-30 are round sums that a sailing costs no more than, and that do not include every one', () => {
    const all = sailings({ fare: 30_000 }, { fare: 15_000 }, {});
    expect([offered('budget', {}, all), offered('budget', { maxFare: 17_300 }, all)]).toEqual([
      ['15000', '20000', '25000'],
      ['15000', '17300', '20000', '25000'],
    ]);
    // A sum that includes every sailing restricts nothing, nor does any where there is one fare or none.
    expect(offered('budget', {}, sailings({ fare: 15_000 }, { fare: 15_001 }))).toEqual(['15000']);
    expect([sailings({ fare: 15_000 }), sailings({})].map((some) => offered('budget', {}, some))).toEqual([[], []]);
  });
});
