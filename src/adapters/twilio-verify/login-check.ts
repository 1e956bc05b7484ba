import Joi from 'joi';
import { HttpClient } from '../http-client/http-client';
import { unavailableOf } from '../http-client/http-outcome';
import type { TwilioVerifyOptions } from './verify-codes';

const vendor = 'Twilio Verify';
const deadlineMs = 400;
const trustedForMs = 60_000;

/** Checks at most once a minute, without sending a message. */
export class VerifyLoginCheck {
  readonly name = 'twilio-verify';
  private readonly http: HttpClient;
  private latest: { readonly answer: Promise<void>; readonly at: number } | undefined;

  constructor(
    private readonly options: TwilioVerifyOptions,
    private readonly now: () => number = () => performance.now(),
  ) {
    const { url, apiKey, apiSecret, log } = options;
    const login = Buffer.from(`${apiKey}:${apiSecret}`).toString('base64');
    this.http = new HttpClient({ vendor, url, deadlineMs, log, headers: { Authorization: `Basic ${login}` } });
  }

  /** @throws Unavailable when Twilio does not answer, or refuses the login or the service */
  check(): Promise<void> {
    const at = this.now();
    if (!this.latest || at - this.latest.at >= trustedForMs) this.latest = { answer: this.ask(), at };
    return this.latest.answer;
  }

  close(): void {
    this.http.close();
  }

  private async ask(): Promise<void> {
    const { service } = this.options;
    const outcome = await this.http.read({
      path: `/v2/Services/${encodeURIComponent(service)}`,
      schema: Joi.object({ sid: Joi.valid(service).required() }),
    });
    if (outcome.kind !== 'answered') throw unavailableOf(vendor, outcome);
  }
}
