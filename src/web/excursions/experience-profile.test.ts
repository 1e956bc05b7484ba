import { anExperience, anExperienceCategory, aPort } from '../../../test/builders/an-experience';
import { builtPictures } from '../../../test/builders/built-pictures';
import { toExperienceProfile } from './experience-profile';
import { toExperienceView } from './experience-view';

describe('the profile of an experience', () => {
  const experience = anExperience({ bring: ['A pencil', 'A hat'], disclaimers: ['No toilet on board.'] });

  it('EXC-22 H55 has every field of the specification under its own name, also that which it misspells', () => {
    const profile = toExperienceProfile(experience, {
      categories: [anExperienceCategory()],
      ports: [aPort()],
      assets: builtPictures(),
    });
    expect(profile).toMatchObject({
      otalioCode: 'ONX-1803',
      name: 'room-for-four',
      title: 'Room for Four',
      duration: 270,
      activityLevel: 'MODERATE',
      age: 12,
      whatToBring: ['A pencil', 'A hat'],
      restictionsCollection: { items: ['No toilet on board.'] },
      imagesCollection: { items: [{ url: '/a-1600.webp', description: 'A cove.' }] },
      port: { title: aPort().name },
    });
  });

  it('EXC-22 says on its page what to bring and what to mind', () => {
    const { bring, disclaimers } = toExperienceView(
      { experience, calls: [], category: anExperienceCategory(), port: aPort(), hasPortPage: true, others: [] },
      builtPictures(),
    );
    expect([bring, disclaimers]).toEqual([['A pencil', 'A hat'], ['No toilet on board.']]);
  });
});
