import { maskAddress } from './mask-address';

it('AUT-04 H04 shows the first letter and the domain of an e-mail', () => {
  expect(maskAddress({ channel: 'email', email: 'guest@example.com' })).toBe('g•••@example.com');
});

it('AUT-04 shows two digits of a phone', () => {
  expect(maskAddress({ channel: 'phone', phone: '+13055550142' })).toBe('••• 42');
});
