import type { ReactNode } from 'react';
import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { uiTexts } from '../ui/ui.texts';

interface MessagePageProps {
  readonly frame: Frame;
  readonly title: string;
  readonly body: string;
  /** The request's id: quoted on the phone, found in the log. */
  readonly reference?: string;
  /** What to do next. */
  readonly children: ReactNode;
}

/** A page that says one thing: what happened, what to do, and the reference. */
export function MessagePage({ frame, title, body, reference, children }: MessagePageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head title={title} isPrivate />
      <div className="band message">
        <svg className="message__swell" viewBox="0 0 240 40" width="240" height="40" aria-hidden="true" focusable="false">
          <path d="M0 20c20-20 40-20 60 0s40 20 60 0 40-20 60 0 40 20 60 0M30 34c15-11 30-11 45 0s30 11 45 0 30-11 45 0 30 11 45 0" />
        </svg>
        <h1 className="message__title">{title}</h1>
        <p className="message__body">{body}</p>
        <div className="message__actions">{children}</div>
        {reference ? <p className="message__reference">{uiTexts.reference} <span className="notice__code">{reference}</span></p> : null}
      </div>
    </SiteLayout>
  );
}
