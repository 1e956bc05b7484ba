/** Where messages go: kept in the outbox, sent by SMTP, or text messages by Twilio beside it. */
export type MessagesConfig =
  | { readonly kind: 'outbox' }
  | { readonly kind: 'smtp'; readonly smtp: SmtpConfig }
  | { readonly kind: 'smtp+twilio'; readonly smtp: SmtpConfig; readonly twilio: TwilioConfig };

export interface SmtpConfig {
  /** `smtp://user:password@host:587`, which requires STARTTLS, or `smtps://…`. */
  readonly url: string;
  readonly from: string;
}

export interface TwilioConfig {
  readonly url: string;
  readonly accountSid: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  /** A number in E.164, or a messaging service (MG…) that chooses one. */
  readonly from: string;
}

/** Who makes and checks one-time codes. */
export type CodesConfig =
  | { readonly kind: 'local' }
  | { readonly kind: 'twilio-verify'; readonly verify: TwilioVerifyConfig };

export interface TwilioVerifyConfig {
  readonly url: string;
  readonly service: string;
  readonly apiKey: string;
  readonly apiSecret: string;
}

export function readMessages(value: Record<string, string>): MessagesConfig {
  const { MESSAGES: kind = 'outbox', SMTP_URL: url = '', MAIL_FROM: from = '' } = value;
  if (kind === 'outbox') return { kind };
  const smtp = { url, from };
  if (kind === 'smtp') return { kind, smtp };
  const {
    TWILIO_URL = '',
    TWILIO_ACCOUNT_SID: accountSid = '',
    TWILIO_API_KEY: apiKey = '',
    TWILIO_API_SECRET: apiSecret = '',
    TWILIO_FROM = '',
  } = value;
  return { kind: 'smtp+twilio', smtp, twilio: { url: TWILIO_URL, accountSid, apiKey, apiSecret, from: TWILIO_FROM } };
}

export function readCodes(value: Record<string, string>): CodesConfig {
  if (value['CODES'] !== 'twilio-verify') return { kind: 'local' };
  const {
    TWILIO_VERIFY_URL: url = '',
    TWILIO_VERIFY_SERVICE: service = '',
    TWILIO_API_KEY: apiKey = '',
    TWILIO_API_SECRET: apiSecret = '',
  } = value;
  return { kind: 'twilio-verify', verify: { url, service, apiKey, apiSecret } };
}
