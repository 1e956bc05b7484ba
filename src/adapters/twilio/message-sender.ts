import type { TwilioConfig } from '../../../config/messages-config';
import { kindName, type Message } from '../../core/messages/message';
import type { MessageSender, SendOutcome } from '../../core/messages/message-sender.port';
import { plainTextOf } from '../../core/messages/plain-text';
import { HttpClient } from '../http-client/http-client';
import { type HttpFailure, unavailableOf } from '../http-client/http-outcome';
import { observeCall } from '../../observed-call';
import { failedStatuses, fateSchema, refusalSchema, refusedFor, takenSchema } from './twilio-answers';

const vendor = 'Twilio';
const deadlineMs = 4_000;
/** Most carriers have said by then whether a message arrived. */
const fateAfterMs = 60_000;

export interface TwilioOptions extends TwilioConfig {
  readonly log: { info(details: object, message: string): void; warn(details: object, message: string): void };
}

/**
 * Submits a message once, because it may be on its way when the response is lost. A minute later it is looked up: what a
 * carrier does not deliver counts as a failed call. The guest sees nothing of it, who may have another code by then.
 */
export class TwilioMessageSender implements MessageSender {
  private readonly http: HttpClient;
  private readonly path: string;
  private readonly lookUps = new Set<NodeJS.Timeout>();

  constructor(
    private readonly options: TwilioOptions,
    private readonly lookUpAfterMs = fateAfterMs,
  ) {
    const { url, accountSid, apiKey, apiSecret, log } = options;
    const login = Buffer.from(`${apiKey}:${apiSecret}`).toString('base64');
    this.http = new HttpClient({ vendor, url, deadlineMs, log, headers: { Authorization: `Basic ${login}` } });
    this.path = `/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages`;
  }

  async send(message: Message): Promise<SendOutcome> {
    if (message.to.channel !== 'phone') return { kind: 'refused', reason: 'other' };
    const { from, log } = this.options;
    const sender: Readonly<Record<string, string>> = from.startsWith('MG')
      ? { MessagingServiceSid: from }
      : { From: from };
    const outcome = await this.http.write({
      path: `${this.path}.json`,
      form: { To: message.to.phone, ...sender, Body: plainTextOf(message) },
      schema: takenSchema,
    });
    if (outcome.kind !== 'answered') return this.readFailure(outcome);
    const { sid } = outcome.body;
    log.info({ vendor, kind: kindName(message), sid }, 'a text message was handed in');
    const lookUp = setTimeout(() => {
      this.lookUps.delete(lookUp);
      void this.lookUp(sid, kindName(message));
    }, this.lookUpAfterMs).unref();
    this.lookUps.add(lookUp);
    return { kind: 'sent' };
  }

  close(): void {
    for (const lookUp of this.lookUps) clearTimeout(lookUp);
    this.http.close();
  }

  private async lookUp(sid: string, kind: string): Promise<void> {
    const outcome = await this.http.read({ path: `${this.path}/${sid}.json`, schema: fateSchema });
    if (outcome.kind !== 'answered') return;
    const { status, error_code: code } = outcome.body;
    const isFailed = failedStatuses.includes(status);
    await observeCall({ system: vendor, operation: 'delivery', ...(isFailed ? { failure: status } : {}) }, async () => {
      if (isFailed) this.options.log.warn({ vendor, kind, sid, status, code }, 'a text message was not delivered');
    });
  }

  private readFailure(failure: HttpFailure): SendOutcome {
    if (failure.kind !== 'refused') throw unavailableOf(vendor, failure);
    const { error, value } = refusalSchema.validate(failure.body, { stripUnknown: true, presence: 'required' });
    const refusal = error ? undefined : refusedFor(value.code, failure.status);
    this.options.log.warn(
      { vendor, code: value?.code, isForGood: refusal !== undefined },
      'a text message was not taken',
    );
    if (refusal) return refusal;
    throw unavailableOf(vendor, failure);
  }
}
