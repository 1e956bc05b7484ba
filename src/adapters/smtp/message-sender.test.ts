import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { aCodeMessage, aSecurityMessage } from '../../../test/builders/a-message';
import { describeForOperators } from '../../core/shared/unavailable';
import { describeCarrier } from '../../../test/contracts/message-sender.contract';
import { type MailServer, smtpError, startMailServer } from '../../../test/services/mail-server';
import { selfSigned } from '../../../test/services/self-signed';
import { parseHtml, textsIn } from '../../../test/support/parse-html';
import { readMail } from '../../../test/support/read-mail';
import { SmtpMessageSender, type SmtpOptions } from './message-sender';

const line = {
  name: 'Ondine Yachts',
  copyrightName: 'Ondine Yachts Limited',
  address: ['14 Cable Row', 'Miami, FL 33101'],
};

describe('mail by SMTP', () => {
  const closers: (() => void | Promise<void>)[] = [];
  let logged: object[] = [];
  beforeEach(() => {
    logged = [];
  });
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  const serve = async (options?: SMTPServerOptions): Promise<MailServer> => {
    const server = await startMailServer(options);
    closers.push(server.close);
    return server;
  };
  const senderTo = (url: string, options: Partial<SmtpOptions> = {}) => {
    const note = (details: object) => void logged.push(details);
    const sender = new SmtpMessageSender({
      url,
      from: 'Ondine Yachts <hello@ondine.example>',
      line,
      log: { info: note, warn: note },
      trust: { ca: selfSigned().cert },
      ...options,
    });
    closers.push(() => sender.close());
    return sender;
  };
  const unavailable = { name: 'Unavailable', system: 'mail server' };

  it.each([
    ['STARTTLS', {}],
    ['TLS from the start', { secure: true }],
  ])('AUT-01 hands a mail in over %s, after logging in', async (_name, options) => {
    const server = await serve(options);
    expect(await senderTo(server.url).send(aCodeMessage())).toEqual({ kind: 'sent' });
    expect(server.taken).toMatchObject([
      { from: 'hello@ondine.example', to: ['guest@example.com'], isEncrypted: true },
    ]);
    const { headers, text, html } = readMail(server.taken[0]?.raw ?? '');
    expect(text).toContain('012345\n\nIt is good for ten minutes and works once.');
    expect(text).toContain(
      '-- \nYou receive this message because somebody asked for a code with this email address.\n\nOndine Yachts Limited\n14 Cable Row\nMiami, FL 33101',
    );
    expect(textsIn(html, 'p')).toContain('012345');
    expect(headers.get('from')).toBe('Ondine Yachts <hello@ondine.example>');
    expect(headers.get('message-id')).toMatch(/^<[\w-]+@ondine\.example>$/);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect([...headers.keys()].filter((name) => /^(list-|x-mailer|precedence|bcc|cc)/.test(name))).toEqual([]);
  });

  it('AUT-01 hands several mails in over one connection', async () => {
    let connections = 0;
    const server = await serve({
      onConnect: (_session, done) => {
        connections += 1;
        done();
      },
    });
    const sender = senderTo(server.url);
    for (let i = 0; i < 3; i += 1) expect(await sender.send(aCodeMessage())).toEqual({ kind: 'sent' });
    expect([connections, server.taken.length]).toEqual([1, 3]);
  });

  it('C9 keeps whatever a text holds out of the headers and the dialogue', async () => {
    const server = await serve();
    const nasty = 'Hello\r\n.\r\nMAIL FROM:<evil@example.com>\r\n..two dots ✓ señor <b>&amp;</b>';
    await senderTo(server.url).send(
      aSecurityMessage({ subject: 'A\r\nBcc: evil@example.com\r\n\r\n<script> ✓', paragraphs: [nasty] }),
    );
    const { headers, text, html } = readMail(server.taken[0]?.raw ?? '');
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]?.to).toEqual(['guest@example.com']);
    expect(headers.get('subject')).toBe('A Bcc: evil@example.com <script> ✓');
    expect(headers.has('bcc')).toBe(false);
    expect(text).toContain('Hello\n.\nMAIL FROM:<evil@example.com>\n..two dots ✓ señor <b>&amp;</b>');
    expect(html).toContain('..two dots ✓ señor &lt;b&gt;&amp;amp;&lt;/b&gt;');
    expect(parseHtml(html).querySelector('script')).toBeNull();
  });

  it.each([
    'guest@example.com, evil@example.com',
    'guest@example.com\r\nRCPT TO:<evil@example.com>',
    'Guest <guest@example.com>',
    'guest',
    'a@b@c',
    'guest@example.com ',
    '',
  ])('C9 sends no mail to the address %j', async (email) => {
    const server = await serve();
    expect(await senderTo(server.url).send(aCodeMessage({ to: { channel: 'email', email } }))).toEqual({
      kind: 'refused',
      reason: 'unknown-address',
    });
    expect(server.taken).toEqual([]);
  });

  it('refuses to send a text message', async () => {
    const phone = aCodeMessage({ to: { channel: 'phone', phone: '+13055550142' } });
    expect(await senderTo('smtp://127.0.0.1:1').send(phone)).toEqual({
      kind: 'refused',
      reason: 'unsupported-country',
    });
  });

  it.each([
    [550, '5.1.1 no such mailbox', 'unknown-address'],
    [550, 'no such mailbox', 'unknown-address'],
    [550, '5.7.1 relaying denied', 'other'],
    [552, '5.2.2 mailbox full', 'other'],
    [550, '5.2.1 mailbox disabled', 'unknown-address'],
  ])('D4 reports that the recipient is refused for good: %d %s', async (status, words, reason) => {
    const server = await serve({ onRcptTo: (_address, _session, done) => done(smtpError(status, words)) });
    const sender = senderTo(server.url);
    expect(await sender.send(aCodeMessage())).toEqual({ kind: 'refused', reason });
    expect(await sender.send(aCodeMessage())).toEqual({ kind: 'refused', reason });
  });

  it('D4 reports that the message is refused for good, and that another time may do', async () => {
    const answers = [smtpError(554, '5.7.1 looks like spam'), smtpError(451, '4.3.0 try again')];
    const server = await serve({
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => done(answers.shift() ?? null));
      },
    });
    const sender = senderTo(server.url);
    expect(await sender.send(aCodeMessage())).toEqual({ kind: 'refused', reason: 'other' });
    await expect(sender.send(aCodeMessage())).rejects.toMatchObject(unavailable);
    expect(await sender.send(aCodeMessage())).toEqual({ kind: 'sent' });
  });

  it('D4 is unavailable while the server answers with a temporary error, or refuses our sender', async () => {
    const greylisting = await serve({
      onRcptTo: (_address, _session, done) => done(smtpError(450, '4.7.1 greylisted')),
    });
    await expect(senderTo(greylisting.url).send(aCodeMessage())).rejects.toMatchObject(unavailable);
    const strict = await serve({
      onMailFrom: (_address, _session, done) => done(smtpError(550, '5.7.1 not your address')),
    });
    await expect(senderTo(strict.url).send(aCodeMessage())).rejects.toMatchObject(unavailable);
  });

  it('D4 is unavailable when our login is refused, and says so to operators', async () => {
    const server = await serve();
    const url = server.url.replace(/:[^:@]+@/, ':wrong@');
    await expect(senderTo(url).send(aCodeMessage())).rejects.toMatchObject(unavailable);
    await expect(senderTo(url).verify()).rejects.toMatchObject(unavailable);
    await expect(senderTo(server.url).verify()).resolves.toBeUndefined();
    expect(logged).toContainEqual(expect.objectContaining({ code: 'EAUTH', status: 535 }));
    expect(server.taken).toEqual([]);
  });

  it.each([
    ['no STARTTLS', {}, { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }],
    ['a certificate of nobody', { trust: {} }, {}],
  ])('says nothing to a server with %s', async (_name, options, serverOptions) => {
    let logins = 0;
    const server = await serve({
      ...serverOptions,
      onAuth: (_auth, _session, done) => {
        logins += 1;
        done(null, { user: 'anybody' });
      },
    });
    await expect(senderTo(server.url, options).send(aCodeMessage())).rejects.toMatchObject(unavailable);
    await expect(
      senderTo(`${server.url}/?ignoreTLS=true&tls.rejectUnauthorized=false`, options).send(aCodeMessage()),
    ).rejects.toMatchObject(unavailable);
    expect([logins, server.taken.length]).toEqual([0, 0]);
  });

  describe('a server that is not well', () => {
    const talkBadly = async (answer: (socket: Socket) => void) => {
      const sockets = new Set<Socket>();
      const server = createServer((socket) => {
        sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
        answer(socket);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      closers.push(() => {
        for (const socket of sockets) socket.destroy();
        server.close();
      });
      return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    };

    // All at the same time: each of them is waited for until its deadline.
    const troubles: readonly (readonly [name: string, answer: (socket: Socket) => void])[] = [
      ['never greets', () => undefined],
      ['greets and falls silent', (socket: Socket) => void socket.write('220 hello\r\n')],
      [
        'drips its greeting',
        (socket: Socket) => {
          const timer = setInterval(() => socket.write('220-'), 200);
          socket.on('close', () => clearInterval(timer));
        },
      ],
      [
        'drips its answer',
        (socket: Socket) => {
          socket.write('220 hello\r\n');
          const timer = setInterval(() => socket.write('250-more\r\n'), 200);
          socket.on('close', () => clearInterval(timer));
        },
      ],
      ['hangs up', (socket: Socket) => void socket.end()],
      ['resets', (socket: Socket) => void socket.resetAndDestroy()],
      ['talks nonsense', (socket: Socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
      ['is too busy', (socket: Socket) => void socket.end('421 4.3.2 closing\r\n')],
    ];

    it(`D4 fails within five seconds when it ${troubles.map(([name]) => name).join(', or ')}`, async () => {
      const outcomes = await Promise.all(
        troubles.map(async ([name, answer]) => {
          const url = await talkBadly(answer);
          const startedAt = performance.now();
          const outcome: unknown = await senderTo(url)
            .send(aCodeMessage())
            .catch((error: unknown) => error);
          return { name, outcome, isInTime: performance.now() - startedAt < 5_000 };
        }),
      );
      expect(outcomes).toEqual(
        troubles.map(([name]) => ({ name, outcome: expect.objectContaining(unavailable), isInTime: true })),
      );
    });

    it('D4 fails at once when no server listens', async () => {
      const startedAt = performance.now();
      await expect(senderTo('smtp://127.0.0.1:1').send(aCodeMessage())).rejects.toMatchObject(unavailable);
      expect(performance.now() - startedAt).toBeLessThan(1_000);
    });

    it('E5 goes on after the server has dropped an idle connection', async () => {
      let drop: () => void = () => undefined;
      const dropped = new Promise<void>((resolve) => (drop = resolve));
      const server = await serve({ socketTimeout: 300, onClose: () => drop() });
      const sender = senderTo(server.url);
      expect(await sender.send(aCodeMessage())).toEqual({ kind: 'sent' });
      await dropped;
      expect(await sender.send(aCodeMessage())).toEqual({ kind: 'sent' });
      expect(server.taken).toHaveLength(2);
    });
  });

  it('D4 G10 says to operators why there is no connection', async () => {
    const reasonOf = async (url: string, options: Partial<SmtpOptions> = {}) =>
      senderTo(url, options)
        .verify()
        .then(() => '')
        .catch(describeForOperators);
    const { url } = await serve();
    expect(await reasonOf('smtp://127.0.0.1:1')).toMatch(/^mail server is unavailable: .*ECONNREFUSED 127\.0\.0\.1:1$/);
    expect(await reasonOf(url, { trust: {} })).toMatch(/^mail server is unavailable: .*certificate/);
  });

  it('E14 logs what happened, and neither a code, nor an address, nor the password', async () => {
    const server = await serve({
      onRcptTo: ({ address }, _session, done) =>
        address.startsWith('guest') ? done() : done(smtpError(550, `5.1.1 <${address}> unknown`)),
    });
    const sender = senderTo(server.url);
    await sender.send(aCodeMessage());
    await sender.send(aCodeMessage({ to: { channel: 'email', email: 'nobody@example.com' } }));
    await expect(senderTo(server.url.replace(/:[^:@]+@/, ':hunter2@')).send(aCodeMessage())).rejects.toMatchObject(
      unavailable,
    );
    expect(logged).toHaveLength(3);
    expect(JSON.stringify(logged)).not.toMatch(/012345|guest@|nobody@|hunter2|p@ss/);
  });
});

describeCarrier('mail by SMTP', async () => {
  let mood: 'well' | 'slow' | 'silent' | 'busy' = 'well';
  const server = await startMailServer({
    onRcptTo: ({ address }, _session, done) => {
      if (address === 'nobody@example.com') return done(smtpError(550, '5.1.1 unknown'));
      if (mood === 'busy') return done(smtpError(451, '4.3.2 later'));
      if (mood === 'slow') return void setTimeout(done, 1_500);
      if (mood === 'well') done();
    },
  });
  let log = '';
  const note = (details: object) => {
    log += JSON.stringify(details);
  };
  const sender = new SmtpMessageSender({
    url: server.url,
    from: 'Ondine Yachts <hello@ondine.example>',
    line,
    log: { info: note, warn: note },
    trust: { ca: selfSigned().cert },
  });
  const be = (next: typeof mood) => () => {
    mood = next;
  };
  return {
    sender,
    to: { channel: 'email', email: 'guest@example.com' },
    arrived: async () => server.taken.map(({ raw }) => readMail(raw).text),
    logged: () => log,
    unknown: { channel: 'email', email: 'nobody@example.com' },
    beSlow: be('slow'),
    hang: be('silent'),
    beBusy: be('busy'),
    recover: be('well'),
    stop: server.close,
    close: async () => {
      sender.close();
      await server.close();
    },
  };
});
