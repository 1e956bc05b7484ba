import { redact } from './redact';

describe('a text for the log', () => {
  it.each([
    ['The To number +1 (305) 555-0142 is wrong', 'The To number [number] is wrong'],
    ['/Messages?To=%2B13055550142&x=1', '/Messages?To=[number]&x=1'],
    ['mailbox ada.l+x@ondine.example unknown', 'mailbox [e-mail] unknown'],
    ['Authorization: Bearer eyJhbGciOi.abc-_=', 'Authorization: Bearer [hidden]'],
    ['Basic QUM6c2VjcmV0', 'Basic [hidden]'],
    ['{"access_token":"00D!abc","id":1}', '{"access_token":"[hidden]","id":1}'],
    ['client_secret=hunter2&scope=all', 'client_secret=[hidden]&scope=all'],
    ['code 123456 is wrong, status 500 after 4012 ms', 'code [number] is wrong, status 500 after 4012 ms'],
    ['/2010-04-01/Accounts/AC1/Messages.json', '/2010-04-01/Accounts/AC1/Messages.json'],
    ['line\r\n{"level":60}', 'line {"level":60}'],
  ])('E14 has no numbers, addresses and secrets of %j', (text, expected) => {
    expect(redact(text)).toBe(expected);
  });

  it('C8 stays short and quick on 64 KB of anything', () => {
    const startedAt = performance.now();
    for (const piece of ['1 ', 'a@', 'token=', '+', '((((', 'Bearer '])
      expect(redact(piece.repeat(32_768)).length).toBeLessThanOrEqual(300);
    expect(performance.now() - startedAt).toBeLessThan(100);
  });
});
