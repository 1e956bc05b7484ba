import type { RequestMessage } from '../../core/requests/trip-request';
import { momentText } from '../../core/shared/moment-text';
import { requestsTexts as texts } from '../../../views/requests/requests.texts';
import type { MessageView } from '../../../views/requests/RequestMessages';

interface MessageLinks {
  readonly timeZone: string;
  readonly fileHref: (attachmentId: string) => string;
}

export const messageViews = (
  messages: readonly RequestMessage[],
  { timeZone, fileHref }: MessageLinks,
): readonly MessageView[] =>
  messages.map(({ messageId, from, author, text, writtenAt, attachments = [] }) => ({
    id: messageId,
    isOwn: from === 'guest',
    by: texts.wrote(author, momentText(writtenAt, timeZone)),
    lines: text.split('\n').filter((line) => line !== ''),
    files: attachments.map(({ attachmentId, fileName, size }) => ({
      href: fileHref(attachmentId),
      label: texts.file(fileName, Math.max(1, Math.round(size / 1024))),
    })),
  }));
