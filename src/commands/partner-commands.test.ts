import { CommandError } from './command-error';
import { commands, partnersCommand } from './partner-commands';

const asked: unknown[] = [];
const note =
  (name: string) =>
  async (...given: unknown[]) => {
    asked.push([name, ...given]);
    return ['done'];
  };
const office = {
  list: note('list'),
  add: note('add'),
  changeLimits: note('change'),
  rotate: note('rotate'),
  revoke: note('revoke'),
};
const say = (...given: readonly string[]) => partnersCommand(office, given);
/** The message of the error. */
const fault = (...given: readonly string[]) => {
  try {
    void say(...given);
  } catch (error) {
    return error instanceof CommandError ? error.message : error;
  }
  return 'none';
};

describe('the commands about partners', () => {
  beforeEach(() => void asked.splice(0));

  it('H56 hand on what they were given', async () => {
    const flags = ['--scopes', 'leads:write,catalogue:read', '--per-minute', '600'];
    for (const given of [
      ['list'],
      ['add', 'North Star', ...flags],
      ['add', ...flags, ' North Star '],
      ['change', 'north-star', '--scopes', 'leads:write'],
      ['change', 'north-star', '--per-minute', '60'],
      ['rotate', 'north-star'],
      ['rotate', 'north-star', '--overlap', '90m'],
      ['rotate', 'north-star', '--overlap=7d'],
      ['rotate', 'north-star', '--overlap', '0m'],
      ['revoke', 'north-star'],
      ['revoke', 'north-star', '--key', '0123456789'],
    ]) {
      expect(await say(...given)).toEqual(['done']);
      expect(commands[0]?.usage).toContain(`  partners ${given[0]} `);
    }
    const added = { name: 'North Star', scopes: ['catalogue:read', 'leads:write'], perMinute: 600 };
    expect(asked).toEqual([
      ['list'],
      ['add', added],
      ['add', added],
      ['change', 'north-star', { scopes: ['leads:write'] }],
      ['change', 'north-star', { perMinute: 60 }],
      ['rotate', 'north-star', 24 * 3_600_000],
      ['rotate', 'north-star', 90 * 60_000],
      ['rotate', 'north-star', 7 * 24 * 3_600_000],
      ['rotate', 'north-star', 0],
      ['revoke', 'north-star', undefined],
      ['revoke', 'north-star', '0123456789'],
    ]);
  });

  it('H56 say what is wrong with an argument, and do nothing', () => {
    const scopes = ['--scopes', 'leads:write'];
    const perMinute = ['--per-minute', '60'];
    expect([
      fault('add', ...scopes, ...perMinute),
      fault('add', 'North', 'Star', ...scopes, ...perMinute),
      fault('add', 'x'.repeat(81), ...scopes, ...perMinute),
      fault('add', 'North\u001b[2J', ...scopes, ...perMinute),
      fault('add', 'North', ...perMinute),
      fault('add', 'North', '--scopes', 'leads:write,guests:read', ...perMinute),
      ...['0', '36001', '-5', '1.5', 'many'].map((number) =>
        fault('add', 'North', ...scopes, `--per-minute=${number}`),
      ),
      ...['24', '1w', '91d', '', '-1h'].map((overlap) => fault('rotate', 'north', `--overlap=${overlap}`)),
      fault('change', 'north'),
      fault('change', 'north', '--scopes', 'guests:read'),
      fault('revoke'),
      fault('revoke', 'north', '--kee', 'x'),
    ]).toEqual([
      expect.stringContaining('one name or partner'),
      expect.stringContaining('quotation marks'),
      expect.stringContaining('at most 80 characters'),
      expect.stringContaining('control character'),
      'Option --scopes: one or more of catalogue:read,leads:write',
      'Option --scopes: one or more of catalogue:read,leads:write',
      ...Array<string>(5).fill('--per-minute: a whole number from 1 to 36000'),
      ...Array<unknown>(5).fill(expect.stringContaining('--overlap: minutes, hours or days')),
      'One of --scopes and --per-minute is wanted, or both',
      'Option --scopes: one or more of catalogue:read,leads:write',
      expect.stringContaining('one name or partner'),
      expect.stringContaining("Unknown option '--kee'"),
    ]);
    expect([say(), say('drop'), say('constructor')]).toEqual([undefined, undefined, undefined]);
    expect(asked).toEqual([]);
  });
});
