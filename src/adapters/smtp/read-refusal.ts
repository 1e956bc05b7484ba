import type { SendOutcome } from '../../core/messages/message-sender.port';

/**
 * The server's own text may contain the address, so it is left out. What went wrong with the connection, before any
 * address was sent, is the reason.
 */
interface SmtpFailure {
  readonly code: string;
  readonly command: string;
  readonly status?: number;
  readonly reason?: string;
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

export function failureOf(error: unknown): SmtpFailure {
  const { code = 'unknown', command = '', responseCode, message = '' } = asSmtpError(error);
  return {
    code,
    command,
    ...(responseCode === undefined ? {} : { status: responseCode }),
    ...(command === 'CONN' && responseCode === undefined ? { reason: message } : {}),
  };
}

/**
 * Reads the outcome of a 5xx that concerns the recipient or the message. Returns undefined when it concerns the site's
 * login or sender, which an operator must fix.
 */
export function refusalOf(error: unknown): SendOutcome | undefined {
  const { code, command, responseCode = 0, response = '' } = asSmtpError(error);
  const isForGood = responseCode >= 500 && responseCode < 600 && responseCode !== 503;
  if (!isForGood) return undefined;
  if (code === 'EENVELOPE' && command === 'RCPT TO')
    return { kind: 'refused', reason: isUnknown(responseCode, response) ? 'unknown-address' : 'other' };
  return code === 'EMESSAGE' ? { kind: 'refused', reason: 'other' } : undefined;
}

/** RFC 3463: x.1.y is about the address, 5.2.1 a disabled mailbox; without such codes 550, 551 or 553. */
function isUnknown(status: number, response: string): boolean {
  const [, subject, detail] = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(response) ?? [];
  if (subject === undefined) return [550, 551, 553].includes(status);
  return subject === '1' || (subject === '2' && detail === '1');
}

const asSmtpError = (error: unknown): Partial<SmtpError> => (error instanceof Error ? error : {});
