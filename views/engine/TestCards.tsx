import { Icon } from '../ui/Icon';
import { engineTexts } from './engine.texts';

export interface TestCard {
  readonly number: string;
  readonly says: string;
}

export function TestCards({ cards }: { readonly cards: readonly TestCard[] }) {
  if (cards.length === 0) return null;
  return (
    <details className="test-cards">
      <summary className="test-cards__summary">
        {engineTexts.payment.testCards}
        <Icon name="chevron" />
      </summary>
      <dl className="test-cards__list">
        {cards.map(({ number, says }) => (
          <div key={number} className="test-cards__card">
            <dt>{number}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      <p className="test-cards__note">{engineTexts.payment.testCardsNote}</p>
    </details>
  );
}
