import type { Suite } from './voyage';

const squareFeetPerMetre = 10.7639;

export const areaText = (squareMetres: number): string =>
  `${Math.round(squareMetres * squareFeetPerMetre).toLocaleString('en-US')} sq ft (${squareMetres} m²)`;

export const suiteSizeText = ({
  squareMetres,
  terraceSquareMetres,
}: Pick<Suite, 'squareMetres' | 'terraceSquareMetres'>): string =>
  terraceSquareMetres > 0
    ? `${areaText(squareMetres)}, terrace ${areaText(terraceSquareMetres)}`
    : areaText(squareMetres);
