import { useExamplePictures } from '../gallery/example-pictures';
import { RelatedArticles } from './RelatedArticles';
import { sampleArticles } from './sample-blocks';

export const blockKind = 'Articles';

export const three = () => <RelatedArticles articles={sampleArticles(useExamplePictures())} />;
