import { voyageIdOfPath } from './voyage-id-of-path';

it.each([
  ['/journeys/ON1-CYC-270412-007', '', 'ON1-CYC-270412-007'],
  ['/journeys/greek-isles/ON1-CYC-270412-007/', '?id=ON1-AEG-270505-012', 'ON1-CYC-270412-007'],
  ['/voyages/cyclades', '?id=ON1-CYC-270412-007&utm_source=letter', 'ON1-CYC-270412-007'],
  ['/voyages/cyclades/days/day-3-hydra', 'id=ON1-CYC-270412-007', 'ON1-CYC-270412-007'],
  ['/journeys', '', undefined],
  ['/journeys/%E0%A4%A', '', undefined],
  ['/voyages/cyclades', '', undefined],
  ['/voyages/cyclades', '?id=', undefined],
  ['/stories/journeys-of-salt', '?id=ON1-CYC-270412-007', undefined],
])('ROU-24 reads the voyage of %s%s', (path, search, id) => {
  expect(voyageIdOfPath(path, search)).toBe(id);
});
