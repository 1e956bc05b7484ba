import type { Message } from '../../core/messages/message';
import { plainTextOf } from '../../core/messages/plain-text';
import { htmlOf, type MailLine } from './mail-layout';
import { whyText } from './mail.texts';

/** No spaces, brackets, separators or control characters, which could end an address or a header. */
const plainAddress = /^[^\s\p{Cc}<>()[\]\\,;:"@]{1,64}@[^\s\p{Cc}<>()[\]\\,;:"@]{1,255}$/u;

interface MailParts {
  readonly message: Message;
  readonly email: string;
  readonly from: string;
  readonly line: MailLine;
}

export function toMail({ message, email, from, line }: MailParts) {
  if (!plainAddress.test(email)) return undefined;
  return {
    from,
    to: { name: '', address: email },
    subject: message.subject.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim(),
    text: plainTextWithFoot(message, line),
    html: htmlOf(message, line),
    ...(message.attachment && {
      attachments: [
        {
          filename: message.attachment.name,
          contentType: message.attachment.contentType,
          content: message.attachment.content,
        },
      ],
    }),
    // Suppresses automatic replies (RFC 3834). A mail to one guest is not a list, so it has no List headers.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(message.unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${message.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

const plainTextWithFoot = (message: Message, { copyrightName, address }: MailLine) =>
  [plainTextOf(message), `-- \n${[whyText(message), '', copyrightName, ...address].join('\n')}`].join('\n\n');
