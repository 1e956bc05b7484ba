import { canBeName } from './person-name';

describe('canBeName', () => {
  it.each(['Ada', 'Jean-Luc', "D'Arcy", 'St. John', 'J.R.', 'Müller, Jr.', 'نمی‌دانم', 'Nguyễn Thị'])(
    'F5 accepts the name %s',
    (name) => expect(canBeName(name)).toBe(true),
  );

  it.each([
    'Refund due, see ondine-refund.com',
    'http://evil',
    'www. evil',
    'a@example.com',
    'Refund at ondine-refund\u3002com',
    'Refund at ondine-refund\uff0ecom',
    'Refund at ondine-refund\uff61com',
    'a\uff20example',
    'Ada\u202eecila',
    'Ada\u0007',
    'Ada\u001b[2J',
  ])('F5 refuses the text %j as a name', (name) => expect(canBeName(name)).toBe(false));

  it('C8 answers 64 KB at once', () => {
    const began = performance.now();
    canBeName('a.'.repeat(32_000));
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
