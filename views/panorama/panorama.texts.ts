export const panoramaTexts = {
  openSuite: 'Look around the suite',
  suiteTitle: (suite: string) => `Look around the ${suite}`,
  openDeck: 'Look around on deck',
  deckTitle: 'Look around on deck',
  view: 'View in all directions',
  viewRole: 'panorama',
  keys: 'Drag, or use the arrow keys. Plus and minus bring things nearer or farther; Home returns to the first view.',
  nearer: 'Nearer',
  farther: 'Farther',
  motion: 'Follow the movement of this device',
  motionRefused: 'This device does not share its movement.',
  direction: ({ heading, tilt }: { readonly heading: number; readonly tilt: number }) =>
    `Looking ${sideways(Math.round(heading))}, ${upwards(Math.round(tilt))}`,
} as const;

const sideways = (degrees: number) => {
  if (degrees === 0 || degrees === 360) return 'straight ahead';
  return degrees <= 180 ? `${degrees}° to the right` : `${360 - degrees}° to the left`;
};

const upwards = (degrees: number) => {
  if (degrees === 0) return 'level';
  return degrees > 0 ? `${degrees}° up` : `${-degrees}° down`;
};
