import { Accordion } from './Accordion';
import { sampleQuestions } from './sample-blocks';

export const blockKind = 'Articles';

export const questions = () => <Accordion items={sampleQuestions} headingLevel="h3" />;
export const oneAtATime = () => (
  <Accordion
    name="example-only-one"
    items={sampleQuestions.map((item, index) => ({ ...item, id: `only-${item.id}`, isOpen: index === 0 }))}
    headingLevel="h3"
  />
);
