import { addressOf } from '../../core/sign-in/address-of';
import type { CodeSender } from '../../core/sign-in/code-sender.port';
import type { Identifier } from '../../core/sign-in/guest';

/** Where a demonstration's messages go instead of to people. */
export interface Outbox {
  add(message: { readonly to: string; readonly channel: 'email' | 'sms'; readonly subject: string; readonly text: string }): Promise<void>;
}

/** Puts codes where anybody can read them: for demonstrations only (refused in production). */
export class OutboxCodeSender implements CodeSender {
  constructor(private readonly outbox: Outbox, private readonly lineName: string) {}

  async send({ to, code }: { readonly to: Identifier; readonly code: string }): Promise<void> {
    const text = `${code} is your ${this.lineName} sign-in code. It is good for ten minutes and works once, in the browser that asked for it. `
      + 'If you did not ask for it, you can ignore this message.';
    const isEmail = to.channel === 'email';
    await this.outbox.add({ to: addressOf(to), channel: isEmail ? 'email' : 'sms', subject: isEmail ? `Your ${this.lineName} sign-in code` : '', text });
  }
}
