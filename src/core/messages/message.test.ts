import { kindName } from './message';

it('H37 a kind of message is named by itself, or by the feature that declares it', () => {
  expect(kindName({ kind: 'reservation' })).toBe('reservation');
  expect(kindName({ kind: { name: 'watch', why: 'You watch this sailing.' } })).toBe('watch');
});
