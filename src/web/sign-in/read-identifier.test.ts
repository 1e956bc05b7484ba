import { noMatchMessage } from './pending-sign-in';
import { type LoginPayload, readIdentifier } from './read-identifier';

const phone = (number: string) => ({ kind: 'read', identifier: { channel: 'phone', phone: number } });
const email = { kind: 'read', identifier: { channel: 'email', email: 'guest@example.com' } };

describe('readIdentifier', () => {
  it.each([
    { email: 'guest@example.com' },
    { email: '  Guest@Example.COM ', loginMethod: 'OTP_EMAIL' },
    { email: 'ｇｕｅｓｔ@example.com', loginMethod: 'OTP_EMAIL', code: '+1', phoneNum: '3055550142' },
  ] satisfies LoginPayload[])('A6 AUT-19 reads %j as one e-mail', (payload) => {
    expect(readIdentifier(payload)).toEqual(email);
  });

  it.each([
    { code: '+1', phoneNum: '3055550142' },
    { code: '1', phoneNum: '(305) 555-0142', loginMethod: 'OTP_PHONE' },
    { code: 'US', phoneNum: '305.555.0142', loginMethod: 'OTP_PHONE', email: 'guest@example.com' },
    { code: ' us ', phoneNum: '３０５５５５０１４２' },
  ] satisfies LoginPayload[])('A6 AUT-20 reads %j as one number', (payload) => {
    expect(readIdentifier(payload)).toEqual(phone('+13055550142'));
  });

  it('AUT-20 A6 drops the zero that a country dials at home', () => {
    for (const code of ['+44', '44', 'GB'])
      for (const phoneNum of ['20 7946 0142', '020 7946 0142']) {
        expect(readIdentifier({ code, phoneNum })).toEqual(phone('+442079460142'));
      }
  });

  it.each([
    [{}, 'email', 'Please input your email'],
    [{ email: ' ' }, 'email', 'Please input your email'],
    [{ email: 'guest' }, 'email', 'The input is not a valid E-mail'],
    [{ email: `${'a'.repeat(80)}@example.com` }, 'email', 'The input is not a valid E-mail'],
    [{ loginMethod: 'OTP_PHONE', code: '+1' }, 'phoneNum', 'Please input your phone'],
    [{ loginMethod: 'OTP_PHONE', phoneNum: '3055550142' }, 'code', 'Please choose country code'],
    [{ loginMethod: 'OTP_PHONE', code: 'ZZ', phoneNum: '3055550142' }, 'code', 'Please choose country code'],
    [{ loginMethod: 'OTP_PHONE', code: '+1', phoneNum: '12' }, 'phoneNum', 'Please input a valid number!'],
    [{ loginMethod: 'OTP_PHONE', code: '+1', phoneNum: 'abc' }, 'phoneNum', 'Please input a valid number!'],
    [{ loginMethod: 'OTP_PHONE', code: '+999', phoneNum: '3055550142' }, 'code', 'Please choose country code'],
  ] as const)('AUT-20 AUT-21 says what is wrong with %j', (payload, field, message) => {
    expect(readIdentifier(payload)).toEqual({ kind: 'wrong', field, message });
  });
});

describe('noMatchMessage', () => {
  const unknown = { channel: 'phone', phone: '+13055550199' } as const;

  it('AUT-22 suggests the phone to a stranger', () => {
    expect(noMatchMessage({ channel: 'email', email: 'x@example.com' }, {})).toBe(
      'This email doesn’t match our system. Please try signing in with your phone number.',
    );
  });

  it('AUT-23 names code and number, digits only', () => {
    const words = 'phone number doesn’t match our system. Please try signing in with your email address.';
    expect(noMatchMessage(unknown, { code: '+1', phoneNum: '(305) 555-0199' })).toBe(`+1 3055550199 ${words}`);
    expect(noMatchMessage(unknown, { code: 'US', phoneNum: '3055550199' })).toBe(`+1 3055550199 ${words}`);
  });
});
