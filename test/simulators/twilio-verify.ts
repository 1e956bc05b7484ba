import { randomBytes, randomInt } from 'node:crypto';
import express, { type Request, type Response } from 'express';
import { twilioLogin } from './twilio';
import { VendorSimulator } from './vendor-simulator';

export const verifyService = `VA${'4'.repeat(32)}`;

interface Verification {
  readonly sid: string;
  readonly to: string;
  readonly channel: string;
  readonly code: string;
  readonly createdAt: number;
  readonly sends: { readonly at: number; readonly attemptSid: string }[];
  checks: number;
  status: 'pending' | 'approved' | 'canceled' | 'max_attempts_reached';
}

interface ApiError {
  readonly status: number;
  readonly code: number;
  readonly message: string;
}

const lifeMs = 10 * 60_000;
const max = 5;
const channels = ['sms', 'call', 'email', 'whatsapp', 'rcs'];

/** Numbers of ours that answer as Twilio's guards and carriers do. */
export const guardedNumbers: Readonly<Record<string, ApiError>> = {
  '+15005550005': { status: 400, code: 60205, message: 'SMS is not supported by landline phone number' },
  '+15005550006': { status: 403, code: 60238, message: 'Verification blocked by Verify Fraud Guard' },
  '+15005550010': { status: 403, code: 60410, message: 'The destination phone number has been temporarily blocked' },
  '+15005550011': {
    status: 403,
    code: 60605,
    message: 'Verification delivery attempt blocked. SMS permission is not enabled for the region',
  },
  '+15005550012': { status: 429, code: 60207, message: 'Max rate limits reached' },
  '+15005550013': { status: 429, code: 60212, message: 'Too many concurrent requests for phone number' },
};

/**
 * Twilio Verify v2 as it behaves on the wire: one verification for an address within ten minutes,
 * five codes sent and five compared for each; what is over is not found any more.
 */
export class TwilioVerifySimulator extends VendorSimulator {
  private readonly verifications = new Map<string, Verification>();
  private readonly phones = new Map<string, string[]>();
  private passedMs = 0;
  private chosen: string | undefined;

  constructor() {
    super({ tooMany: (res) => void refuse(res, { status: 429, code: 20429, message: 'Too Many Requests' }) });
    const { app } = this;
    app.get('/simulator/phones/:to', (req, res) => void res.json(this.phones.get(String(req.params.to)) ?? []));
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
    const service = `/v2/Services/${verifyService}`;
    app.get(service, (_req, res) =>
      this.answer(res, 200, {
        sid: verifyService,
        account_sid: twilioLogin.accountSid,
        friendly_name: 'The site',
        code_length: 6,
      }),
    );
    app.post(`${service}/Verifications`, (req, res) => this.answer(res, 201, this.start(formOf(req))));
    app.get(`${service}/Verifications/:sid`, (req, res) => this.answer(res, 200, this.fetch(req.params.sid)));
    app.post(`${service}/Verifications/:sid`, (req, res) =>
      this.answer(res, 200, this.update(req.params.sid, formOf(req))),
    );
    app.post(`${service}/VerificationCheck`, (req, res) => this.answer(res, 200, this.check(formOf(req))));
    app.use((req, res) => refuse(res, notFound(req.path)));
  }

  /** What a telephone, or a mailbox, was sent: the newest last. */
  codesOf(to: string): readonly string[] {
    return this.phones.get(to) ?? [];
  }

  /** The next new verification has this code. */
  choose(code: string): void {
    this.chosen = code;
  }

  passTime(seconds: number): void {
    this.passedMs += seconds * 1000;
  }

  private now(): number {
    return Date.now() + this.passedMs;
  }

  private start({ To: to = '', Channel: channel = '' }: Form): object | ApiError {
    if (!channels.includes(channel)) return { status: 400, code: 60200, message: 'Invalid parameter `Channel`' };
    if (!(channel === 'email' ? /^[^\s@]+@[^\s@]+$/ : /^\+[1-9]\d{6,14}$/).test(to))
      return { status: 400, code: 60200, message: `Invalid parameter \`To\`: ${to}` };
    const guarded = guardedNumbers[to];
    if (guarded) return guarded;
    const verification = this.pendingOf(to) ?? this.create(to, channel);
    if (verification.sends.length >= max) return { status: 429, code: 60203, message: 'Max send attempts reached' };
    verification.sends.push({ at: this.now(), attemptSid: `VL${randomBytes(16).toString('hex')}` });
    this.phones.set(to, [...this.codesOf(to), verification.code]);
    return this.resource(verification);
  }

  private create(to: string, channel: string): Verification {
    const code = this.chosen ?? String(randomInt(1_000_000)).padStart(6, '0');
    this.chosen = undefined;
    const verification: Verification = {
      sid: `VE${randomBytes(16).toString('hex')}`,
      to,
      channel,
      code,
      createdAt: this.now(),
      sends: [],
      checks: 0,
      status: 'pending',
    };
    this.verifications.set(verification.sid, verification);
    return verification;
  }

  private fetch(sid: string): object | ApiError {
    const verification = this.verifications.get(sid);
    return verification && this.isPending(verification)
      ? this.resource(verification)
      : notFound(`Verifications/${sid}`);
  }

  private update(sid: string, { Status: status = '' }: Form): object | ApiError {
    const verification = this.verifications.get(sid);
    if (!verification || !this.isPending(verification)) return notFound(`Verifications/${sid}`);
    if (status !== 'canceled' && status !== 'approved')
      return { status: 400, code: 60200, message: 'Invalid parameter `Status`' };
    verification.status = status;
    return this.resource(verification);
  }

  private check({ To: to, VerificationSid: sid, Code: code = '' }: Form): object | ApiError {
    if ((to === undefined) === (sid === undefined))
      return { status: 400, code: 60200, message: 'Missing required parameter `To` or `VerificationSid`' };
    if (!/^[0-9a-zA-Z]{4,10}$/.test(code)) return { status: 400, code: 60200, message: 'Invalid parameter `Code`' };
    const verification = sid === undefined ? this.pendingOf(to ?? '') : this.verifications.get(sid);
    if (!verification || !this.isPending(verification)) return notFound('VerificationCheck');
    if (verification.checks >= max) {
      verification.status = 'max_attempts_reached';
      return { status: 429, code: 60202, message: 'Max check attempts reached' };
    }
    verification.checks += 1;
    if (verification.code === code) verification.status = 'approved';
    return this.resource(verification);
  }

  private pendingOf(to: string): Verification | undefined {
    return [...this.verifications.values()].find((one) => one.to === to && this.isPending(one));
  }

  private isPending({ status, createdAt }: Verification): boolean {
    return status === 'pending' && this.now() - createdAt < lifeMs;
  }

  private resource({ sid, to, channel, status, createdAt, sends }: Verification): object {
    const at = new Date(createdAt).toISOString();
    return {
      sid,
      service_sid: verifyService,
      account_sid: twilioLogin.accountSid,
      to,
      channel,
      status,
      valid: status === 'approved',
      amount: null,
      payee: null,
      sna: null,
      lookup: {},
      date_created: at,
      date_updated: at,
      send_code_attempts: sends.map((send) => ({
        attempt_sid: send.attemptSid,
        channel,
        time: new Date(send.at).toISOString(),
      })),
      url: `${this.url}/v2/Services/${verifyService}/Verifications/${sid}`,
    };
  }

  private answer(res: Response, status: number, outcome: object): void {
    res.setHeader('Twilio-Request-Id', `RQ${randomBytes(16).toString('hex')}`);
    if ('code' in outcome) return refuse(res, outcome as ApiError);
    res.status(status).json(outcome);
  }
}

export const createTwilioVerify = () => new TwilioVerifySimulator();

type Form = Readonly<Partial<Record<string, string>>>;

const formOf = ({ body }: Request) => (body ?? {}) as Form;

const notFound = (path: string): ApiError => ({
  status: 404,
  code: 20404,
  message: `The requested resource ${path} was not found`,
});

const isLoggedIn = ({ headers }: Request) =>
  headers.authorization === `Basic ${Buffer.from(`${twilioLogin.apiKey}:${twilioLogin.apiSecret}`).toString('base64')}`;

function refuse(res: Response, { status, code, message }: ApiError): void {
  res.status(status).json({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
}
