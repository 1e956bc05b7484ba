import type { Card } from '../../core/engine/payments.port';
import type { TestCard } from '../../../views/engine/TestCards';

export const demoCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', says: 'pays' },
  { number: '4000 0000 0000 0002', says: 'is declined' },
  { number: '4000 0025 0000 3155', says: 'asks for a second step' },
  { number: '4000 0000 0000 0341', says: 'pays, but its answer is lost on the way' },
];

export const demoBankCode = '123456';

/**
 * The number under which declines are counted; undefined for the published test cards, which all visitors share
 * (reliability F3).
 */
export const countedCard = ({ number }: Card): string | undefined =>
  demoCards.some((card) => card.number.replaceAll(' ', '') === number) ? undefined : number;
