import { dropPersonal } from './personal-parameters';

it('H07 C11 an address loses what names a person or opens something, and keeps the rest', () => {
  const address = new URL(
    'https://ondine.example/login?email=a@b.example&phone=1&countryCode=US&hint=h&receipt=r&sent=s&token=t&permit=p&hold=o&place=l&key=k&seal=e&tab=2',
  );
  expect(dropPersonal(address).href).toBe('https://ondine.example/login?tab=2');
  expect(address.searchParams.get('email')).toBe('a@b.example');
});
