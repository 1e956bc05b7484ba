import { anExperience } from '../../../test/builders/an-experience';
import { experienceLengths, matchesFilter } from './experience-filter';

it.each([
  [150, 'short'],
  [151, 'half-day'],
  [270, 'half-day'],
  [271, 'long'],
])('an experience of %i minutes is found as %s alone', (durationMinutes, length) => {
  const found = { experience: anExperience({ durationMinutes }), calls: [] };
  expect(experienceLengths.filter((one) => matchesFilter(found, { length: one }))).toEqual([length]);
});
