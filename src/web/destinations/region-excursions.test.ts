import { anExperience, aPort } from '../../../test/builders/an-experience';
import { builtPictures } from '../../../test/builders/built-pictures';
import { excursionsAlong, toExcursionCards } from './region-excursions';

const ports = ['hydra', 'milos', 'paros'].map((slug) => aPort({ slug, name: slug }));
const ranked = (portSlug: string, editorialRank: number) =>
  anExperience({ slug: `${portSlug}-${editorialRank}`, portSlug, editorialRank });
const slugsOf = (experiences: ReturnType<typeof excursionsAlong>) => experiences.map(({ slug }) => slug);

describe('the experiences of a region', () => {
  it('CNT-19 are at its ports, in their order, nine at most, and of every port before a second one of any', () => {
    const many = [
      ranked('paros', 12),
      ranked('elsewhere', 1),
      ranked('milos', 11),
      ...Array.from({ length: 10 }, (_, rank) => ranked('hydra', rank + 1)),
    ];
    expect(slugsOf(excursionsAlong(ports, many))).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7].map((rank) => `hydra-${rank}`),
      'milos-11',
      'paros-12',
    ]);
  });

  it('CNT-19 show in their detail kind, interests, level and what to note', () => {
    const assets = builtPictures();
    const cove = assets.picture('aegean-cove', 'A cove.');
    const [card] = toExcursionCards([anExperience()], { ports: [aPort()], assets, pictures: [cove] });
    expect(card).toMatchObject({
      href: '/shore-and-sea-experiences/wild-company/room-for-four',
      picture: { src: cove.src },
      favourite: { type: 'EXPERIENCE', value: 'room-for-four' },
      detail: {
        subType: 'Sea experience, Lošinj',
        subTitle: 'A research boat among the dolphins of Lošinj',
        html: '<p>Number 214 has a notch.</p>',
        activityInterest: 'Nature, Photography',
        activityLevel: 'Moderate',
        disclaimers: ['No toilet on board.'],
        pictures: [{ src: cove.src }],
      },
    });
  });

  it('CNT-19 show a plate where another thing has the picture, their own in the detail, and none that was never made', () => {
    const assets = builtPictures();
    const experience = anExperience({
      pictures: [
        { name: 'aegean-cove', alt: '' },
        { name: 'never-made', alt: '' },
      ],
    });
    const [card] = toExcursionCards([experience], { ports: [aPort()], assets, pictures: [undefined] });
    expect(card?.picture).toBeUndefined();
    expect(card?.eyebrow).toBe('Croatia');
    expect(card?.detail?.pictures).toHaveLength(1);
    expect(card?.engraving).toEqual({ seed: 'room-for-four', subject: 'sea', title: 'Lošinj' });
  });
});
