import { recipientOf } from './recipient-of';

it('H37 writes by e-mail, by telephone where there is no address, and to nobody without either', () => {
  const [email, phone] = ['ada@example.com', '+13055550142'];
  expect([{ email, phone }, { phone }, {}].map(recipientOf)).toEqual([
    { channel: 'email', email },
    { channel: 'phone', phone },
    undefined,
  ]);
});
