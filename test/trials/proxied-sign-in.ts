import type { ProxiedVisitor, Reply } from './proxied-visitor';

/** What a sign-in by e-mail needs besides its visitor. */
export interface EmailSignIn {
  readonly email: string;
  /** Proof of the bot check. */
  readonly token: () => Promise<string>;
  /** The newest code that was sent to the address. */
  readonly code: () => Promise<string>;
}

const isOk = ({ status }: Reply): boolean => status >= 200 && status < 300;

/** A code is asked for, typed, and a session begins. Answers with the first step that was refused, or the last; `ms` is of the slowest step. */
export async function signInByEmail(
  visitor: ProxiedVisitor,
  { email, token, code }: EmailSignIn,
): Promise<Reply & { readonly step: string }> {
  const asked = await visitor.json('POST', '/api/otp-request', {
    email,
    loginMethod: 'OTP_EMAIL',
    token: await token(),
  });
  if (!isOk(asked)) return { ...asked, step: 'otp-request' };
  const verified = await visitor.json('POST', '/api/otp-verify', {
    email,
    loginMethod: 'OTP_EMAIL',
    OTP: await code(),
  });
  const slower = Math.max(asked.ms, verified.ms);
  if (!isOk(verified)) return { ...verified, ms: slower, step: 'otp-verify' };
  const { token: bearer } = JSON.parse(verified.text) as { readonly token: string };
  const session = await visitor.json('POST', '/api/otp-auth', {}, { Authorization: `Bearer ${bearer}` });
  return { ...session, ms: Math.max(slower, session.ms), step: 'otp-auth' };
}
