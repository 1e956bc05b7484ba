import type { Suite } from './voyage';

const noBreakSpace = '\u00a0';
const squareFeetPerMetre = 10.7639;

/** Formats 388 sq ft (36 m²). No line ends within "sq ft". */
export const areaText = (squareMetres: number): string =>
  `${Math.round(squareMetres * squareFeetPerMetre).toLocaleString('en-US')} sq${noBreakSpace}ft (${squareMetres} m²)`;

export const suiteSizeText = ({
  squareMetres,
  terraceSquareMetres,
}: Pick<Suite, 'squareMetres' | 'terraceSquareMetres'>): string =>
  terraceSquareMetres > 0
    ? `${areaText(squareMetres)}, terrace ${areaText(terraceSquareMetres)}`
    : areaText(squareMetres);
