import { aSailing } from '../../../test/builders/a-sailing';
import { aVoyage } from '../../../test/builders/a-voyage';
import { fakeLine } from '../../../test/builders/fake-line';
import { noTripChanges } from '../../../test/builders/no-trip-changes';
import { plainDate } from '../shared/plain-date';
import { GetSailing, isKnown } from './get-sailing';

const kindOf = async (itineraryId: string, now = '2027-01-01T12:00:00Z') => {
  const { content, inventory } = fakeLine({
    voyages: [aVoyage(), aVoyage({ voyageId: 'TUQ', isPublished: false })],
    sailings: [
      aSailing({ itineraryId: 'ON1-CYC-270503-007', voyageId: 'CYC', start: plainDate('2027-05-03') }),
      aSailing({ itineraryId: 'ON1-TUQ-270923-007', voyageId: 'TUQ' }),
    ],
  });
  return (
    await new GetSailing(content, inventory, { now: () => new Date(now) }, 'America/New_York', noTripChanges).run({
      itineraryId,
    })
  ).kind;
};

it('VOY-04 H22 H52 gives a sailing of a published voyage, and tells malformed ids from unknown ones', async () => {
  expect(await kindOf('ON1-CYC-270503-007')).toBe('sailing');
  expect(await kindOf('ON1-CYC-280503-007')).toBe('not-found');
  expect(await kindOf('ON1-TUQ-270923-007')).toBe('not-found');
  expect(await kindOf('ON1-CYC-271332-007')).toBe('malformed');
  expect(await kindOf('__proto__')).toBe('malformed');
});

it('ROU-01 VOY-03 tells a sailing that leaves today or has left apart, by the day of the line’s office', async () => {
  const onDay = (now: string) => kindOf('ON1-CYC-270503-007', now);
  expect(await onDay('2027-05-03T03:59:00Z')).toBe('sailing');
  for (const now of ['2027-05-03T04:01:00Z', '2027-05-06T12:00:00Z', '2027-05-20T12:00:00Z'])
    expect(await onDay(now)).toBe('departed');
  expect(await kindOf('ON1-TUQ-270923-007', '2027-12-01T12:00:00Z')).toBe('not-found');
});

it('H52 knows a sailing that is ahead or has departed, and no other', () => {
  const known = { sailing: aSailing(), voyage: aVoyage() };
  expect(
    [
      { kind: 'sailing', ...known } as const,
      { kind: 'departed', ...known } as const,
      { kind: 'malformed' } as const,
      { kind: 'not-found' } as const,
    ].map(isKnown),
  ).toEqual([true, true, false, false]);
});
