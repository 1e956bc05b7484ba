import { useExamplePictures } from '../gallery/example-pictures';
import { DayPage } from './DayPage';
import { sampleDayPage } from './sample-voyage-pages';

export function inTheMiddle() {
  return <DayPage {...sampleDayPage(useExamplePictures())} />;
}

export function theFirst() {
  const page = sampleDayPage(useExamplePictures());
  return <DayPage {...page} header={{ ...page.header, previous: undefined }} />;
}
