import type { Suite } from './voyage';

const noBreakSpace = '\u00a0';
const squareFeetPerMetre = 10.7639;

/** Formats 388 sq ft (36 m²). A line ends between both measures only. */
export const areaText = (squareMetres: number): string => {
  const squareFeet = Math.round(squareMetres * squareFeetPerMetre).toLocaleString('en-US');
  return `${[squareFeet, 'sq', 'ft'].join(noBreakSpace)} (${squareMetres}${noBreakSpace}m²)`;
};

export const suiteSizeText = ({
  squareMetres,
  terraceSquareMetres,
}: Pick<Suite, 'squareMetres' | 'terraceSquareMetres'>): string =>
  terraceSquareMetres > 0
    ? `${areaText(squareMetres)}, terrace ${areaText(terraceSquareMetres)}`
    : areaText(squareMetres);
