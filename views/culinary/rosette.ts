export interface Rosette {
  /** Number of waves around the ring, and how many of them one line skips; together they determine the crossings. */
  readonly petals: number;
  readonly step: number;
}

export const rosettes: readonly Rosette[] = [
  { petals: 31, step: 4 },
  { petals: 29, step: 3 },
  { petals: 37, step: 5 },
  { petals: 23, step: 3 },
  { petals: 41, step: 6 },
  { petals: 27, step: 4 },
  { petals: 35, step: 4 },
  { petals: 33, step: 5 },
  { petals: 25, step: 3 },
  { petals: 43, step: 5 },
  { petals: 39, step: 4 },
];

export const rosetteName = ({ petals, step }: Rosette): string => `${petals}-${step}`;

export function rosetteOf(seed: string): string {
  const sum = [...seed].reduce((total, character) => (total * 31 + character.charCodeAt(0)) % 9973, 7);
  const rosette = rosettes[sum % rosettes.length];
  return rosette === undefined ? '' : rosetteName(rosette);
}
