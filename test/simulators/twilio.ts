import { randomBytes } from 'node:crypto';
import express, { type Request, type Response } from 'express';
import { VendorSimulator } from './vendor-simulator';

export const twilioLogin = {
  accountSid: `AC${'1'.repeat(32)}`,
  apiKey: `SK${'2'.repeat(32)}`,
  apiSecret: 'a-secret-of-the-simulator',
};

export interface TakenText {
  readonly sid: string;
  readonly to: string;
  readonly from: string | null;
  readonly messagingServiceSid: string | null;
  readonly body: string;
}

interface ApiError {
  readonly status: number;
  readonly code: number;
  readonly message: string;
}

type Form = Readonly<Record<string, string | undefined>>;

/** Twilio's test numbers, and what sending to them answers. */
const testNumbers: Readonly<Record<string, number>> = {
  '+15005550001': 21211,
  '+15005550002': 21612,
  '+15005550003': 21408,
  '+15005550004': 21610,
  '+15005550009': 21614,
};
const testSenders: Readonly<Record<string, number>> = {
  '+15005550001': 21212,
  '+15005550007': 21606,
  '+15005550008': 21611,
};

/** Twilio's Messages as it behaves on the wire: keeps what it takes, and can be broken. */
export class TwilioSimulator extends VendorSimulator<'wrong-shape'> {
  readonly taken: TakenText[] = [];
  /** What the carriers say of every message. */
  fate = { status: 'delivered', error_code: null as number | null };

  constructor() {
    super({
      tooMany: (res) =>
        refuse(res.setHeader('Retry-After', '1'), { status: 429, code: 20429, message: 'Too Many Requests' }),
      ownFaults: { 'wrong-shape': (res) => void res.status(201).json({ sid: 7 }) },
    });
    const app = this.app.disable('etag');
    app.get('/simulator/messages', (_req, res) => void res.json(this.taken));
    app.use(express.urlencoded({ extended: false }));
    app.use((req, res, next) =>
      isLoggedIn(req)
        ? next()
        : refuse(res.setHeader('WWW-Authenticate', 'Basic realm="Twilio API"'), {
            status: 401,
            code: 20003,
            message: 'Authenticate',
          }),
    );
    app.post('/2010-04-01/Accounts/:account/Messages.json', (req, res) => this.answer(req, res));
    app.get('/2010-04-01/Accounts/:account/Messages/:sid.json', (req, res) => {
      const text = this.taken.find(({ sid }) => sid === req.params.sid);
      if (text) res.json({ ...resourceOf(text), ...this.fate });
      else refuse(res, { status: 404, code: 20404, message: 'The requested resource was not found' });
    });
    app.use((req, res) =>
      refuse(res, { status: 404, code: 20404, message: `The requested resource ${req.path} was not found` }),
    );
  }

  private answer(req: Request, res: Response): void {
    const outcome = this.take(String(req.params['account']), (req.body ?? {}) as Form);
    if ('code' in outcome) return refuse(res, outcome);
    res
      .setHeader('Twilio-Request-Id', `RQ${randomBytes(16).toString('hex')}`)
      .status(201)
      .json(resourceOf(outcome));
  }

  private take(account: string, form: Form): TakenText | ApiError {
    const wrong =
      account === twilioLogin.accountSid
        ? check(form)
        : { status: 404, code: 20404, message: 'The requested resource was not found' };
    if (wrong) return wrong;
    const { To: to = '', From: from = null, MessagingServiceSid: messagingServiceSid = null, Body: body = '' } = form;
    const text = { sid: `SM${randomBytes(16).toString('hex')}`, to, from, messagingServiceSid, body };
    this.taken.push(text);
    return text;
  }
}

function check({ To: to, From: from, MessagingServiceSid: service, Body: body }: Form): ApiError | undefined {
  const bad = (code: number, message: string) => ({ status: 400, code, message });
  if (!to) return bad(21604, "A 'To' phone number is required.");
  if (!from && !service) return bad(21603, "A 'From' phone number is required.");
  if (!body) return bad(21602, 'Message body is required.');
  if (body.length > 1_600) return bad(21617, 'The concatenated message body exceeds the 1600 character limit.');
  if (!/^\+[1-9]\d{6,14}$/.test(to)) return bad(21211, `Invalid 'To' Phone Number: ${to}`);
  const code = testNumbers[to] ?? (from ? testSenders[from] : undefined);
  return code === undefined ? undefined : bad(code, `The number ${to} cannot be written to`);
}

const isLoggedIn = ({ headers }: Request) =>
  headers.authorization === `Basic ${Buffer.from(`${twilioLogin.apiKey}:${twilioLogin.apiSecret}`).toString('base64')}`;

function refuse(res: Response, { status, code, message }: ApiError): void {
  res.status(status).json({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
}

function resourceOf({ sid, to, from, messagingServiceSid, body }: TakenText): object {
  const now = new Date().toUTCString().replace('GMT', '+0000');
  const uri = `/2010-04-01/Accounts/${twilioLogin.accountSid}/Messages/${sid}`;
  return {
    account_sid: twilioLogin.accountSid,
    api_version: '2010-04-01',
    body,
    date_created: now,
    date_sent: null,
    date_updated: now,
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from,
    messaging_service_sid: messagingServiceSid,
    num_media: '0',
    num_segments: messagingServiceSid ? '0' : '1',
    price: null,
    price_unit: null,
    sid,
    status: messagingServiceSid ? 'accepted' : 'queued',
    subresource_uris: { media: `${uri}/Media.json` },
    to,
    uri: `${uri}.json`,
  };
}
