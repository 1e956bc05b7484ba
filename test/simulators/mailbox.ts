import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { MailServer } from '../services/mail-server';
import { readMail } from '../support/read-mail';

/** The mails that a mail server took, for a person who tries the site out: `GET /mails.json?to=`, the newest first. */
export class Mailbox {
  private readonly server = createServer(
    express()
      .disable('x-powered-by')
      .get('/mails.json', (req, res) => void res.json(this.find(req.query['to']))),
  );

  constructor(private readonly mail: Pick<MailServer, 'taken'>) {}

  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return this.url;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private find(wanted: unknown): readonly object[] {
    const found = this.mail.taken.filter(({ to }) => wanted === undefined || to.includes(String(wanted)));
    return found
      .map(({ to, raw }) => {
        const { headers, text } = readMail(raw);
        return { to, subject: headers.get('subject') ?? '', text };
      })
      .reverse();
  }
}
