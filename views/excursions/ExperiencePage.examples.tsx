import { useExamplePictures } from '../gallery/example-pictures';
import { ExperiencePage } from './ExperiencePage';
import { sampleExperiencePage } from './sample-experiences';

export const WithSailings = () => <ExperiencePage {...sampleExperiencePage(useExamplePictures())} />;

export const WithoutSailings = () => {
  const page = sampleExperiencePage(useExamplePictures());
  return <ExperiencePage {...page} ownBookings={[]} calls={{ ...page.calls, next: [], later: [] }} others={[]} />;
};
