import { useExamplePictures } from '../gallery/example-pictures';
import { ExperiencesPage, type ExperiencesPageProps } from './ExperiencesPage';
import { frame, sampleExperiences, sampleFilter } from './sample-experiences';

const usePage = (): ExperiencesPageProps => {
  const picture = useExamplePictures();
  const experiences = sampleExperiences(picture);
  return {
    frame,
    head: {},
    hero: picture('virgin-islands-bay'),
    categories: [
      { slug: 'at-the-table', href: '#', title: 'At the Table', count: '7 experiences', picture: picture('set-table') },
      { slug: 'wild-company', href: '#', title: 'Wild Company', count: '7 experiences' },
    ],
    filter: { ...sampleFilter, chosenFilters: [] },
    unknownValues: [],
    resultText: '3 experiences found',
    groups: [
      {
        id: 'wild-company',
        title: 'Wild Company',
        summary: 'Whales, flamingos, dolphins.',
        href: '#',
        shownCards: experiences.slice(0, 2),
        more: experiences.slice(2),
      },
    ],
    isFiltered: false,
  };
};

export const Everything = () => <ExperiencesPage {...usePage()} />;
export const NothingFound = () => (
  <ExperiencesPage {...usePage()} filter={sampleFilter} resultText="0 experiences found" groups={[]} isFiltered />
);
