import { positionText, quayName, shortPortName } from './port-name';

describe('the name and place of a port', () => {
  it('takes the quay apart from the port that it belongs to', () => {
    expect([shortPortName('Paros (Naoussa)'), quayName('Paros (Naoussa)')]).toEqual(['Paros', 'Naoussa']);
    expect([shortPortName('Hydra'), quayName('Hydra')]).toEqual(['Hydra', undefined]);
  });

  it('writes a position as a chart does, with full minutes on both sides of zero', () => {
    expect(positionText({ latitude: 37.352, longitude: 23.465 })).toBe('37° 21′ N, 23° 28′ E');
    expect(positionText({ latitude: -0.9999, longitude: -61.068 })).toBe('1° 00′ S, 61° 04′ W');
  });

  it('counts the equator and the meridian of Greenwich to the north and the east', () => {
    expect(positionText({ latitude: 0, longitude: 0 })).toBe('0° 00′ N, 0° 00′ E');
  });
});
