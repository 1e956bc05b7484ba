import { sleepsText } from '../voyages/suite-rows';
import type { Suite } from '../../core/voyages/voyage';
import { vesselTexts as texts } from '../../../views/vessel/vessel.texts';

export const guestsText = (suite: Suite): string => sleepsText(suite);

export const decksText = ({ decks }: Suite): string => decks.map((number) => texts.deck(number)).join(', ');
