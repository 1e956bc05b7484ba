import { builtPictures } from '../../../test/builders/built-pictures';
import { ownPictureViews } from './own-pictures';

const named = (...names: string[]) => ({ pictures: names.map((name) => ({ name, alt: `${name}.` })) });

describe('the pictures of cards', () => {
  it('are the first of each item, as on its own page, also where two items share it', () => {
    const items = [named('aegean-cove', 'set-table'), named('aegean-cove')];
    expect(ownPictureViews(builtPictures(), items).map((view) => view?.alt)).toEqual(['aegean-cove.', 'aegean-cove.']);
  });

  it('are none where no picture of the item was made, never the one that takes the place of a missing one', () => {
    const items = [named('never-made'), named('never-made', 'aegean-cove'), named()];
    expect(ownPictureViews(builtPictures(), items).map((view) => view?.alt)).toEqual([
      undefined,
      'aegean-cove.',
      undefined,
    ]);
  });
});
