import { anExperience, anExperienceCategory } from '../../../test/builders/an-experience';
import { groupExperiences } from './experience-groups';

const categories = ['table', 'sail'].map((slug) => anExperienceCategory({ slug }));
const found = (count: number, categorySlug: string) =>
  Array.from({ length: count }, (_, index) => ({
    experience: anExperience({ slug: `${categorySlug}-${index}`, categorySlug }),
    calls: [],
  }));
const sizes = (groups: ReturnType<typeof groupExperiences>) =>
  groups.map(({ category, shownExperiences: shown, more }) => [category?.slug, shown.length, more.length]);

describe('the groups of a list', () => {
  it('stand by category when many are suggested, three of each in sight', () => {
    expect(sizes(groupExperiences([...found(5, 'sail'), ...found(6, 'table')], 'suggested', categories))).toEqual([
      ['table', 3, 3],
      ['sail', 3, 2],
    ]);
    expect(sizes(groupExperiences(found(11, 'sail'), 'suggested', categories))).toEqual([['sail', 3, 8]]);
  });

  it('are one when there are few, or when the visitor chose the order', () => {
    expect(sizes(groupExperiences(found(9, 'sail'), 'suggested', categories))).toEqual([[undefined, 9, 0]]);
    expect(sizes(groupExperiences(found(20, 'sail'), 'price', categories))).toEqual([[undefined, 12, 8]]);
    expect(groupExperiences([], 'suggested', categories)).toEqual([]);
  });
});
