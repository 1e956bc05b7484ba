import { defaultChoices } from '../../core/notification-settings/notification-items';
import { toGroups } from './notification-views';

const linesOf = (hasOwnEngine: boolean) =>
  toGroups(defaultChoices, { hasOwnEngine }).flatMap(({ items }) =>
    items.map(({ item, comes }) => `${item}: ${comes}`),
  );

it('PRF-03 H37 says of each item what comes, and of those that nothing sends that nothing does', () => {
  const [own, anothers] = [linesOf(true), linesOf(false)];
  expect(own.filter((line) => /send nothing|Nothing/.test(line))).toEqual(
    ['inspirationAndOffers', 'newsAndPrograms'].map(
      (item) => `${item}: We send nothing of this kind so far. Your choice is kept for the day we do.`,
    ),
  );
  // Mails about reservations come from the system that has the reservations.
  expect(anothers.filter((line) => !own.includes(line))).toEqual(
    ['reservationReminders', 'passengerPolicies', 'tripPlanning', 'feedback', 'travelRegulations'].map(
      (item) => `${item}: Nothing of this kind is sent from this site. Your choice is kept.`,
    ),
  );
});
