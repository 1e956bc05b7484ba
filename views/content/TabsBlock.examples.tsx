import { useExamplePictures } from '../gallery/example-pictures';
import { ContentCard } from './ContentCard';
import { sampleExcursionCards } from './sample-blocks';
import { TabsBlock } from './TabsBlock';

export const blockKind = 'Tabs';

const meals = [
  {
    slug: 'breakfast',
    label: 'Breakfast',
    text: 'From seven on the aft terrace, or wherever you happen to be sitting.',
  },
  {
    slug: 'lunch',
    label: 'Lunch',
    text: 'One long table under the awning, and a board with what came in this morning.',
  },
  { slug: 'supper', label: 'Supper', text: 'The galley keeps its last flame until one.' },
];

export const panels = () => (
  <TabsBlock
    id="example-meals"
    label="Meals of a day"
    tabs={meals}
    currentTab="breakfast"
    panels={meals.map(({ slug, label, text }) => ({
      key: slug,
      tags: [slug],
      content: (
        <section aria-labelledby={`meal-${slug}`}>
          <h3 id={`meal-${slug}`}>{label}</h3>
          <p>{text}</p>
        </section>
      ),
    }))}
  />
);

export const byTag = () => (
  <TabsBlock
    id="example-tags"
    label="Outings by kind"
    hasAll
    currentTab="all"
    layout="cards"
    tabs={[
      'Shore',
      'Sea',
      'Food and drink',
      'Village life',
      'After dark',
      'With children',
      'On foot',
      'Under water',
      'With a guide',
    ].map((label) => ({ slug: label.toLowerCase().replaceAll(' ', '-'), label }))}
    panels={sampleExcursionCards(useExamplePictures()).map((card, index) => ({
      key: card.slug,
      tags: [card.eyebrow?.toLowerCase() ?? '', index % 2 === 0 ? 'food-and-drink' : 'after-dark'],
      content: <ContentCard card={card} />,
    }))}
  />
);

export const leadsThere = () => (
  <p>
    <a href="#meal-supper">To what is served last</a>
  </p>
);
