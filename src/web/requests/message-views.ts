import type { RequestMessage } from '../../core/requests/trip-request';
import { momentText } from '../../core/shared/moment-text';
import { requestsTexts as texts } from '../../../views/requests/requests.texts';
import type { MessageView } from '../../../views/requests/RequestMessages';

export const messageViews = (messages: readonly RequestMessage[], timeZone: string): readonly MessageView[] =>
  messages.map(({ messageId, from, author, text, writtenAt }) => ({
    id: messageId,
    isOwn: from === 'guest',
    by: texts.wrote(author, momentText(writtenAt, timeZone)),
    lines: text.split('\n').filter((line) => line !== ''),
  }));
