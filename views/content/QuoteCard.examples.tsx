import { QuoteCard } from './QuoteCard';

export const blockKind = 'Quote cards';

export const withName = () => (
  <QuoteCard
    quote="I cook what the harbor sells before seven. If the boats stay in, you will eat lentils, and you will ask for more."
    name="Mateo Ferrand"
    role="Chef of The Long Table"
  />
);
export const withoutName = () => <QuoteCard quote="We had the bay to ourselves, apart from a donkey." />;
