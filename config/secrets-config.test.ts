import { readConfig } from './config';

const production = {
  NODE_ENV: 'production',
  MESSAGES: 'smtp',
  SMTP_URL: 'smtp://site:secret@mail.example',
  MAIL_FROM: 'hello@ondine.example',
  SESSION_SECRET: 's'.repeat(32),
  BOT_CHECK_SECRET: 'b'.repeat(32),
  CODE_SECRET: 'c'.repeat(32),
};
const starting = (variables: Record<string, string>) => () => readConfig({ ...production, ...variables });

describe('a key for others that has the value of a secret of the site', () => {
  it.each([
    ['ENGINE_SERVE_KEY', 'SESSION_SECRET'],
    ['ENGINE_SERVE_KEY', 'CODE_SECRET'],
    ['PREVIEW_SECRET', 'BOT_CHECK_SECRET'],
  ] as const)('F1 is refused with real guests, in a line that names both and no value: %s, %s', (name, own) => {
    const start = starting({ [name]: production[own] });
    expect(start).toThrow(new RegExp(`^${name}: has the same value as ${own}, [^\n]*$`));
    expect(start).not.toThrow(/sss|ccc|bbb/);
  });

  it('F1 is the developer’s own affair in a demonstration; keys with values of their own are taken', () => {
    expect(starting({ ENGINE_SERVE_KEY: 'e'.repeat(32) })).not.toThrow();
    expect(starting({ DEMO: 'true', ENGINE_SERVE_KEY: production.SESSION_SECRET })).not.toThrow();
    expect(() => readConfig({ NODE_ENV: 'production' })).not.toThrow(/same value/);
  });
});
