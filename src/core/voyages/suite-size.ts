import type { Suite } from './voyage';

const squareFeetPerMetre = 10.7639;

/** Such as "388 sq ft (36 m²)". */
export const areaText = (squareMetres: number): string =>
  `${Math.round(squareMetres * squareFeetPerMetre).toLocaleString('en-US')} sq ft (${squareMetres} m²)`;

/** Such as "388 sq ft (36 m²), terrace 65 sq ft (6 m²)". */
export const suiteSizeText = ({
  squareMetres,
  terraceSquareMetres,
}: Pick<Suite, 'squareMetres' | 'terraceSquareMetres'>): string =>
  terraceSquareMetres > 0
    ? `${areaText(squareMetres)}, terrace ${areaText(terraceSquareMetres)}`
    : areaText(squareMetres);
