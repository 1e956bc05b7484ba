import type { Message } from './message';

/**
 * Returns the message as plain text: code, paragraphs and action, separated by blank lines. A text message is `short`
 * only.
 */
export function plainTextOf(message: Message): string {
  if (message.to.channel === 'phone') return message.short;
  const { code, paragraphs, action } = message;
  return [
    ...(code === undefined ? [] : [code]),
    ...paragraphs,
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
  ].join('\n\n');
}
