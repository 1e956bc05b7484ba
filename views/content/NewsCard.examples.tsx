import { useExamplePictures } from '../gallery/example-pictures';
import { NewsCard } from './NewsCard';
import { sampleNews } from './sample-blocks';

export const blockKind = 'Cards';

export const withPicture = () => (
  <div className="gallery__narrow">
    <NewsCard news={sampleNews(useExamplePictures())} />
  </div>
);
export const withoutPicture = () => (
  <div className="gallery__narrow">
    <NewsCard news={{ ...sampleNews(useExamplePictures()), picture: undefined }} />
  </div>
);
