import { readConfig } from '../../config/config';
import { accountName, operatorName } from './operator-name';

describe('the name of an operator', () => {
  it('F10 is that of the account, and the number of one that has no name', () => {
    expect(accountName(() => ({ username: 'ines' }))).toBe('ines');
    const nameless = () => {
      throw new Error('uv_os_get_passwd returned ENOENT');
    };
    expect(accountName(nameless)).toBe(`user ${process.getuid?.()}`);
  });

  it('F10 is that of the person where all share an account, with the account beside it', () => {
    const account = () => 'node';
    expect(operatorName(readConfig({ OPERATOR: 'Inés Calloway' }), account)).toBe('Inés Calloway (node)');
    expect(operatorName(readConfig({}), account)).toBe('node');
    for (const OPERATOR of ['', 'a\u001b[2J', 'a\tb', 'n'.repeat(61)])
      expect(() => readConfig({ OPERATOR })).toThrow(/^OPERATOR: /);
  });
});
