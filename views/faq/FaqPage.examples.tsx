import { FaqPage } from './FaqPage';
import { sampleFaqPage } from './sample-faq';

export const everything = () => <FaqPage {...sampleFaqPage} />;

export const found = () => (
  <FaqPage
    {...sampleFaqPage}
    groups={sampleFaqPage.groups.slice(1)}
    words="passport"
    resultText="1 question mentions “passport”"
    isOpen
  />
);

export const nothingFound = () => (
  <FaqPage {...sampleFaqPage} groups={[]} words="parrot" resultText="0 questions mention “parrot”" />
);
