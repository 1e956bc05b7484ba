import { sleepsText } from '../voyages/suite-rows';
import type { Suite } from '../../core/voyages/voyage';
import { vesselTexts as texts } from '../../../views/vessel/vessel.texts';

const squareFeetPerMetre = 10.7639;

/** "388 sq ft (36 m²)". */
export const areaText = (squareMetres: number): string => texts.area(Math.round(squareMetres * squareFeetPerMetre), squareMetres);

/** "388 sq ft (36 m²), terrace 65 sq ft (6 m²)". */
export const measureText = ({ squareMetres, terraceSquareMetres }: Suite): string =>
  terraceSquareMetres > 0 ? texts.withTerrace(areaText(squareMetres), areaText(terraceSquareMetres)) : areaText(squareMetres);

export const guestsText = (suite: Suite): string => sleepsText(suite);

export const decksText = ({ decks }: Suite): string => decks.map((number) => texts.deck(number)).join(', ');
