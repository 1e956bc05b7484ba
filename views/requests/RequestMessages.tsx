export interface MessageView {
  readonly id: string;
  /** True for messages of the guest, on the guest's page and on that of the staff. */
  readonly isOwn: boolean;
  readonly by: string;
  readonly lines: readonly string[];
  readonly files: readonly { readonly href: string; readonly label: string }[];
}

export function RequestMessages({ messages }: { readonly messages: readonly MessageView[] }) {
  return (
    <ol className="request__messages">
      {messages.map(({ id, isOwn, by, lines, files }) => (
        <li key={id} className={isOwn ? 'request__message request__message--own' : 'request__message'}>
          <p className="trip-page__note">{by}</p>
          {lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
          {files.map(({ href, label }) => (
            <p key={href}>
              <a className="request__file" href={href}>
                {label}
              </a>
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
