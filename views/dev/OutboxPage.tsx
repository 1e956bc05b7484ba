import { Helmet } from 'react-helmet-async';
import type { Frame } from '../layout/frame';
import { SiteLayout } from '../layout/SiteLayout';

interface OutboxPageProps {
  readonly frame: Frame;
  readonly messages: readonly {
    readonly to: string;
    readonly channel: string;
    readonly subject: string;
    readonly text: string;
    readonly sentAt: string;
  }[];
}

export function OutboxPage({ frame, messages }: OutboxPageProps) {
  return (
    <SiteLayout frame={frame}>
      <Helmet>
        <title>Outbox · Landfall demonstration</title>
        <meta name="robots" content="noindex" />
      </Helmet>
      <section className="outbox">
        <h1>Outbox</h1>
        <p>Messages that this demonstration would have sent, newest first. Nothing leaves the machine.</p>
        {messages.length === 0 ? <p>No message yet. Ask for a sign-in code, then reload this page.</p> : null}
        <ol className="outbox__messages">
          {messages.map((message) => (
            <li key={`${message.sentAt} ${message.to} ${message.text}`} className="outbox__message">
              <h2>{message.subject === '' ? 'Text message' : message.subject}</h2>
              <p className="outbox__way">
                {message.channel} to {message.to}, <time>{message.sentAt}</time>
              </p>
              <p className="outbox__text">{message.text}</p>
            </li>
          ))}
        </ol>
      </section>
    </SiteLayout>
  );
}
