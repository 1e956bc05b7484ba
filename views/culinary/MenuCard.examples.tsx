import { Dish, MenuCard } from './MenuCard';

export const twoDishes = () => (
  <MenuCard eyebrow="From the card" title="Sal" note="It changes with the ports.">
    <li>
      <Dish dish="Fava from Santorini, smoked onion" />
    </li>
    <li>
      <Dish dish="Kid goat with lemon" />
    </li>
  </MenuCard>
);
