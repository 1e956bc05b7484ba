import { CabinPatterns } from './CabinPatterns';
import { DeckOverview, DeckPlan } from './DeckPlan';
import { DeckSuites } from './DeckSuites';
import { sampleDeck } from './sample-vessel';

export const withItsWords = () => (
  <>
    <CabinPatterns />
    <DeckPlan deck={sampleDeck} />
    <DeckSuites deck={sampleDeck} />
  </>
);

export const whereSomethingLies = () => (
  <>
    <CabinPatterns />
    <DeckOverview deck={sampleDeck} markedCategory="OSS" />
  </>
);
