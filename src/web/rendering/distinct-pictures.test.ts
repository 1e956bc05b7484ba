import { builtPictures } from '../../../test/builders/built-pictures';
import { distinctPictures, distinctPictureViews } from './distinct-pictures';

const named = (...names: string[]) => names.map((name) => ({ name, alt: `${name}.` }));
const namesOf = (pictures: ReturnType<typeof distinctPictures>) => pictures.map((picture) => picture?.name);

describe('the pictures of one page', () => {
  it('shows none for two things: each gets its first one that is still free', () => {
    const items = [named('cove', 'reef'), named('cove', 'town'), named('cove'), named('reef')];
    expect(namesOf(distinctPictures({ items }))).toEqual(['cove', 'town', undefined, 'reef']);
  });

  it('leaves out what stands on the page already, and what was never made', () => {
    const items = [named('hero', 'cove'), named('planned', 'reef')];
    expect(namesOf(distinctPictures({ items, taken: ['hero'], isMade: (name) => name !== 'planned' }))).toEqual([
      'cove',
      'reef',
    ]);
  });

  it('prints them with their own words, and never the picture that takes the place of a missing one', () => {
    const views = distinctPictureViews(builtPictures(), {
      items: [[{ name: 'aegean-cove', alt: 'Here.' }], named('never-made'), named('aegean-cove')],
    });
    expect(views.map((view) => view?.alt)).toEqual(['Here.', undefined, undefined]);
  });
});
