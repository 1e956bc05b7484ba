import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { selfSigned } from './self-signed';

export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly isEncrypted: boolean;
}

export interface MailServer {
  /** Where a client hands mail in, with the login that this server wants. */
  readonly url: string;
  readonly taken: readonly TakenMail[];
  close(): Promise<void>;
}

/** The login that the server wants; the password holds what a URL must escape. */
export const mailLogin = { user: 'site@ondine.example', pass: 'p@ss:w/rd %' };

/** A real mail server on this machine: it wants TLS and a login, unless `options` say something else. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    ...selfSigned(),
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) =>
      username === mailLogin.user && password === mailLogin.pass
        ? done(null, { user: username })
        : done(smtpError(535, '5.7.8 who are you')),
    onData: (stream, { envelope, secure }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
          isEncrypted: secure,
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const { user, pass } = mailLogin;
  return {
    url: `${options.secure ? 'smtps' : 'smtp'}://${encodeURIComponent(user)}:${encodeURIComponent(pass)}@127.0.0.1:${port}`,
    taken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export const smtpError = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
