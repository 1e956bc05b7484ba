import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSampleLine } from '../../../test/builders/sample-line';
import { originsWithoutChange } from '../../core/voyages/non-stop-flights';
import { loadFlights } from './flights';

const { flights, voyages } = readSampleLine();
const slugs = flights.origins.map(({ slug }) => slug);

describe('the non-stop flights of the sample line', () => {
  it('ROU-30 are noted for every port of embarkation, from the origins that it names', () => {
    const ports = new Set(voyages.map(({ voyage }) => voyage.days[0]?.portSlug));
    expect(flights.ports.map(({ port }) => port).toSorted()).toEqual([...ports].toSorted());
    for (const { nonStopFrom } of flights.ports)
      expect(slugs).toEqual(expect.arrayContaining(Object.keys(nonStopFrom)));
  });

  it('ROU-30 are known by port and month, also from December to January, and not at all elsewhere', () => {
    const from = (port: string | undefined, month: string) => [...originsWithoutChange(flights, port, month)];
    expect(from('bridgetown', '2027-02')).toEqual(['boston', 'london', 'miami', 'new-york', 'toronto']);
    expect(from('bridgetown', '2027-07')).toEqual(['london', 'miami', 'new-york']);
    expect(from('miami', '2027-07')).toContain('miami');
    expect(from('hydra', '2027-07')).toEqual([]);
    expect(from(undefined, '2027-07')).toEqual([]);
  });

  it('ROU-30 name the entry whose months or day cannot be read', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'flights-')), 'flights.yaml');
    const origins = 'origins: [{ slug: rome, name: Rome, airports: [FCO] }]\n';
    writeFileSync(
      file,
      `checkedOn: '2026-11-01'\n${origins}ports: [{ port: hydra, airport: ATH, nonStopFrom: { rome: summer } }]\n`,
    );
    expect(() => loadFlights(file)).toThrow(/all year/);
    writeFileSync(file, `checkedOn: '2026-02-30'\n${origins}ports: [{ port: hydra, airport: ATH, nonStopFrom: {} }]\n`);
    expect(() => loadFlights(file)).toThrow(/day of the calendar/);
    expect(loadFlights('config/none/flights.yaml').origins).toEqual([]);
  });
});
