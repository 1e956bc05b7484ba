import { aSailing } from '../../../test/builders/a-sailing';
import { aVoyage } from '../../../test/builders/a-voyage';
import { fakeLine } from '../../../test/builders/fake-line';
import { GetSailing } from './get-sailing';

const kindOf = async (itineraryId: string) => {
  const { content, inventory } = fakeLine({
    voyages: [aVoyage(), aVoyage({ voyageId: 'TUQ', isPublished: false })],
    sailings: [aSailing({ itineraryId: 'ON1-CYC-270503-007', voyageId: 'CYC' }), aSailing({ itineraryId: 'ON1-TUQ-270923-007', voyageId: 'TUQ' })],
  });
  return (await new GetSailing(content, inventory).run({ itineraryId })).kind;
};

it('VOY-04 H22 H52 gives a sailing of a published voyage, and tells malformed ids from unknown ones', async () => {
  expect(await kindOf('ON1-CYC-270503-007')).toBe('sailing');
  expect(await kindOf('ON1-CYC-280503-007')).toBe('not-found');
  expect(await kindOf('ON1-TUQ-270923-007')).toBe('not-found');
  expect(await kindOf('ON1-CYC-271332-007')).toBe('malformed');
  expect(await kindOf('__proto__')).toBe('malformed');
});
