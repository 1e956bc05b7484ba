import type { Message } from './message';

/** The whole message as plain text: code, paragraphs, action, apart by blank lines. A text message is its one sentence. */
export function plainTextOf(message: Message): string {
  if (message.to.channel === 'phone') return message.short;
  const { code, paragraphs, action } = message;
  return [
    ...(code === undefined ? [] : [code]),
    ...paragraphs,
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
  ].join('\n\n');
}
