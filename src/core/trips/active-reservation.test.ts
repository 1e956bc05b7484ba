import { activeStatuses, isActive } from './active-reservation';

it('TRP-05 takes booked and offered reservations for active, and neither a waitlist entry nor an unknown status', () => {
  const statuses = ['BK', 'OF', 'WL', 'CL', 'TM', 'CT', 'CX', 'bk', ''];
  expect(statuses.filter((status) => isActive({ status }))).toEqual(activeStatuses);
});
