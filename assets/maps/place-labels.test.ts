import { readSampleLine } from '../../test/builders/sample-line';
import { frameOn } from './map-frame';
import { areOverlapping, placeLabels } from './place-labels';
import { project } from './plot-route';

const voyages = readSampleLine().voyages.map(({ voyage }) => voyage);

describe('labels of a route map', () => {
  it.each(voyages.map((voyage) => [voyage.slug, voyage] as const))(
    'never lie on one another or outside the picture: %s',
    (_slug, { route }) => {
      const projection = frameOn(route.map(({ longitude, latitude }) => [longitude, latitude] as const));
      const ports = route.map(({ name, longitude, latitude }) => ({
        at: project(projection, [longitude, latitude]),
        name: name.replace(/ (\(|and ).*$/, ''),
        days: 'Day 10',
      }));
      const labels = placeLabels(ports, []);
      expect(labels).toHaveLength(ports.length);
      for (const [index, { box }] of labels.entries()) {
        expect(Math.min(box.left, box.top, 800 - box.right, 560 - box.bottom)).toBeGreaterThanOrEqual(0);
        expect(
          labels
            .slice(index + 1)
            .filter((other) => areOverlapping(box, other.box))
            .map(({ name }) => name),
        ).toEqual([]);
      }
    },
  );
});
