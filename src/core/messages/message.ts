/** What the line writes to a guest: structured, so that each carrier prints it in its own way. */
export interface Message {
  /** An e-mail address, or a phone number in E.164. */
  readonly to: { readonly channel: 'email'; readonly email: string } | { readonly channel: 'phone'; readonly phone: string };
  /** What it is for; a settings page may switch some kinds off, never `code`, `security`, `reservation` and `meeting`. */
  readonly kind: 'code' | 'security' | 'reservation' | 'meeting';
  /** Subject of an e-mail; a text message has none. */
  readonly subject: string;
  /** The whole text message: one sentence or two. */
  readonly short: string;
  /** An e-mail's paragraphs, after the code when there is one. */
  readonly paragraphs: readonly string[];
  /** Six digits, set large. */
  readonly code?: string;
  readonly action?: { readonly label: string; readonly url: string };
  /** Goes with an e-mail only. */
  readonly attachment?: MessageAttachment;
}

/** A text file beside a message, such as an invitation. */
export interface MessageAttachment {
  readonly name: string;
  readonly contentType: string;
  readonly content: string;
}
