import type { ConnectionOptions } from 'node:tls';
import { createTransport } from 'nodemailer';
import { kindName, type Message } from '../../core/messages/message';
import type { MessageSender, SendOutcome } from '../../core/messages/message-sender.port';
import { Unavailable } from '../../core/shared/unavailable';
import { observeCall } from '../../observed-call';
import type { MailLine } from './mail-layout';
import { failureOf, refusalOf } from './read-refusal';
import { readSmtpAddress } from './smtp-address';
import { toMail } from './to-mail';

/**
 * The default limits of nodemailer are minutes, but a guest waits 5 s at most for the whole response (reliability D4).
 */
const limits = { dnsTimeout: 2_000, connectionTimeout: 2_000, greetingTimeout: 2_000, socketTimeout: 3_500 };
const deadlineMs = 4_000;

export interface SmtpOptions {
  readonly url: string;
  readonly from: string;
  readonly line: MailLine;
  readonly log: { info(details: object, message: string): void; warn(details: object, message: string): void };
  /** CAs to trust in addition to the usual ones, for tests. */
  readonly trust?: Pick<ConnectionOptions, 'ca'>;
}

/** Sends mail through an SMTP server. Accepted mail counts as `sent`; its delivery is not known here. */
export class SmtpMessageSender implements MessageSender {
  private readonly transport;

  constructor(private readonly options: SmtpOptions) {
    const { host, port, hasTlsFromStart, login } = readSmtpAddress(options.url);
    this.transport = createTransport({
      pool: true,
      maxConnections: 5,
      idleTimeout: 60_000,
      maxRequeues: 1,
      host,
      port,
      secure: hasTlsFromStart,
      requireTLS: !hasTlsFromStart,
      tls: { minVersion: 'TLSv1.2', ...options.trust },
      ...(login ? { auth: login } : {}),
      ...limits,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(message: Message): Promise<SendOutcome> {
    if (message.to.channel !== 'email') return { kind: 'refused', reason: 'unsupported-country' };
    const { from, line, log } = this.options;
    const mail = toMail({ message, email: message.to.email, from, line });
    if (!mail) return { kind: 'refused', reason: 'unknown-address' };
    try {
      const { messageId } = await observeCall({ system: 'mail', operation: 'send' }, () =>
        this.transport.sendMail({ ...mail, xMailer: false, signal: AbortSignal.timeout(deadlineMs) }),
      );
      log.info({ kind: kindName(message), messageId }, 'a mail was handed in');
      return { kind: 'sent' };
    } catch (error) {
      return this.readFailure(message, error);
    }
  }

  async verify(): Promise<void> {
    try {
      await this.transport.verify();
    } catch (error) {
      this.options.log.warn(failureOf(error), 'the mail server cannot be used');
      throw unavailable(error);
    }
  }

  close(): void {
    this.transport.close({ force: true });
  }

  private readFailure({ kind }: Message, error: unknown): SendOutcome {
    const refusal = refusalOf(error);
    this.options.log.warn({ kind, ...failureOf(error), isForGood: refusal !== undefined }, 'a mail was not taken');
    if (refusal) return refusal;
    throw unavailable(error);
  }
}

function unavailable(error: unknown): Unavailable {
  const { code, command, status, reason } = failureOf(error);
  return new Unavailable('mail server', { cause: new Error(reason ?? [code, command, status].join(' ').trim()) });
}
