import { readConfig } from './config';

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const production = {
  NODE_ENV: 'production',
  MESSAGES: 'smtp',
  SMTP_URL: 'smtp://site:secret@mail.example',
  MAIL_FROM: 'hello@ondine.example',
  SESSION_SECRET: 's'.repeat(32),
  BOT_CHECK_SECRET: 'b'.repeat(32),
  CODE_SECRET: 'c'.repeat(32),
  DATA_KEYS: `2027-01:${key(1)},2026-11:${key(2)}`,
  BACKUP_KEY: key(3),
};
const starting = (variables: Record<string, string>) => () => readConfig({ ...production, ...variables });

describe('secrets that have one value', () => {
  it.each([
    [{ SESSION_SECRET: production.CODE_SECRET }, /^CODE_SECRET: has the same value as SESSION_SECRET; [^\n]*$/],
    [
      { ENGINE_SERVE_KEY: production.SESSION_SECRET },
      /^ENGINE_SERVE_KEY: has the same value as SESSION_SECRET; [^\n]*$/,
    ],
    [{ BACKUP_KEY: key(2) }, /^BACKUP_KEY: has the same value as DATA_KEYS; [^\n]*$/],
    [
      { BOT_CHECK_SECRET: production.SESSION_SECRET, CODE_SECRET: production.SESSION_SECRET },
      /^BOT_CHECK_SECRET: .*\nCODE_SECRET: [^\n]*$/,
    ],
  ])('F1 F9 are refused with real guests, in a line that names both and no value: %#', (variables, reason) => {
    expect(starting(variables)).toThrow(reason);
    expect(starting(variables)).not.toThrow(/sss|ccc|AgIC/);
  });

  it('F1 are the developer’s own affair in a demonstration, and its defaults are no fault of this kind', () => {
    expect(starting({})).not.toThrow();
    expect(starting({ DEMO: 'true', CODE_SECRET: production.SESSION_SECRET })).not.toThrow();
    expect(() => readConfig({})).not.toThrow();
    expect(() => readConfig({ NODE_ENV: 'production' })).not.toThrow(/same value/);
  });
});
