import { useExamplePictures } from '../gallery/example-pictures';
import { NewsPage } from './NewsPage';
import { sampleNewsPage } from './sample-news';

export const archive = () => <NewsPage {...sampleNewsPage(useExamplePictures())} />;
