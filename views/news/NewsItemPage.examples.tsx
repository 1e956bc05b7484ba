import { useExamplePictures } from '../gallery/example-pictures';
import { NewsItemPage } from './NewsItemPage';
import { sampleNewsItemPage } from './sample-news';

export const report = () => <NewsItemPage {...sampleNewsItemPage(useExamplePictures())} />;
