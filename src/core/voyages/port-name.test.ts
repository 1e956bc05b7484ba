import { portWithCountry, positionText, quayName, shortPortName } from './port-name';

describe('the name and place of a port', () => {
  it('takes the quay apart from the port that it belongs to', () => {
    expect([shortPortName('Paros (Naoussa)'), quayName('Paros (Naoussa)')]).toEqual(['Paros', 'Naoussa']);
    expect([shortPortName('Hydra'), quayName('Hydra')]).toEqual(['Hydra', undefined]);
  });

  it('adds the country, except to a port that is called as its country is', () => {
    expect(portWithCountry('Paros', 'Greece')).toBe('Paros, Greece');
    expect([portWithCountry('Monaco', 'Monaco'), portWithCountry('Saint Lucia (Soufrière)', 'Saint Lucia')]).toEqual([
      'Monaco',
      'Saint Lucia (Soufrière)',
    ]);
  });

  it('writes a position as a chart does, with full minutes on both sides of zero, and breaks a line between its halves only', () => {
    expect(positionText({ latitude: 37.352, longitude: 23.465 })).toBe('37°\u00a021′\u00a0N, 23°\u00a028′\u00a0E');
    expect(positionText({ latitude: -0.9999, longitude: -61.068 })).toBe('1°\u00a000′\u00a0S, 61°\u00a004′\u00a0W');
  });

  it('counts the equator and the meridian of Greenwich to the north and the east', () => {
    expect(positionText({ latitude: 0, longitude: 0 })).toBe('0°\u00a000′\u00a0N, 0°\u00a000′\u00a0E');
  });
});
