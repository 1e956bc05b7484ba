import type { Frame } from '../layout/frame';
import { siteLinks } from '../layout/site-links';
import { ButtonLink } from '../ui/Button';
import { errorsTexts } from './errors.texts';
import { MessagePage } from './MessagePage';
import { NotFoundPage } from './NotFoundPage';
import { UnavailablePage } from './UnavailablePage';

export interface ErrorPageProps {
  readonly frame: Frame;
  readonly status: number;
  /** For the visitor, in plain words. */
  readonly message: string;
  readonly reference?: string;
}

/** Every failure that meets a page: 404, 503, refusals (4xx, whose message says why) and defects (5xx). */
export function ErrorPage({ frame, status, message, reference }: ErrorPageProps) {
  if (status === 404) return <NotFoundPage frame={frame} />;
  if (status === 503) return <UnavailablePage frame={frame} reference={reference} />;
  if (status < 500) {
    return (
      <MessagePage frame={frame} title={errorsTexts.refused.title} body={message} reference={reference}>
        <ButtonLink href={siteLinks.home}>{errorsTexts.refused.action}</ButtonLink>
      </MessagePage>
    );
  }
  return (
    <MessagePage frame={frame} title={errorsTexts.error.title} body={errorsTexts.error.body} reference={reference}>
      <ButtonLink href="">{errorsTexts.error.action}</ButtonLink>
    </MessagePage>
  );
}
