import type { Message } from './message';
import type { MessageSender, SendOutcome } from './message-sender.port';

export class MessageSenderByChannel implements MessageSender {
  constructor(private readonly carriers: Readonly<Record<Message['to']['channel'], MessageSender>>) {}

  send(message: Message): Promise<SendOutcome> {
    return this.carriers[message.to.channel].send(message);
  }
}
