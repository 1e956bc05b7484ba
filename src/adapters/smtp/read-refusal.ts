import type { SendOutcome } from '../../core/messages/message-sender.port';

/**
 * Facts of a failed SMTP dialogue for the operator; the server's own text may contain the address, so it is left out.
 */
interface SmtpFailure {
  readonly code: string;
  readonly command: string;
  readonly status?: number;
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

export function failureOf(error: unknown): SmtpFailure {
  const { code = 'unknown', command = '', responseCode } = asSmtpError(error);
  return { code, command, ...(responseCode === undefined ? {} : { status: responseCode }) };
}

/**
 * The outcome when the server will never accept this message: 5xx to the recipient or to the message itself. A 5xx to
 * the site's login or sender address can be fixed by an operator: undefined, as for all 4xx.
 */
export function refusalOf(error: unknown): SendOutcome | undefined {
  const { code, command, responseCode = 0, response = '' } = asSmtpError(error);
  const isForGood = responseCode >= 500 && responseCode < 600 && responseCode !== 503;
  if (!isForGood) return undefined;
  if (code === 'EENVELOPE' && command === 'RCPT TO')
    return { kind: 'refused', reason: isUnknown(responseCode, response) ? 'unknown-address' : 'other' };
  return code === 'EMESSAGE' ? { kind: 'refused', reason: 'other' } : undefined;
}

/**
 * RFC 3463: x.1.y is about the address, 5.2.1 a disabled mailbox. Servers without such codes answer 550, 551 or 553.
 */
function isUnknown(status: number, response: string): boolean {
  const [, subject, detail] = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(response) ?? [];
  if (subject === undefined) return [550, 551, 553].includes(status);
  return subject === '1' || (subject === '2' && detail === '1');
}

const asSmtpError = (error: unknown): Partial<SmtpError> => (error instanceof Error ? error : {});
