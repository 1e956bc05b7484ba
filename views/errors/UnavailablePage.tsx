import type { Frame } from '../layout/frame';
import { ButtonLink } from '../ui/Button';
import { errorsTexts } from './errors.texts';
import { MessagePage } from './MessagePage';

export interface UnavailablePageProps {
  readonly frame: Frame;
  readonly reference?: string;
}

/** A 503: the link asks for the same page again. */
export function UnavailablePage({ frame, reference }: UnavailablePageProps) {
  const { title, body, action } = errorsTexts.unavailable;
  return (
    <MessagePage frame={frame} title={title} body={body} reference={reference}>
      <ButtonLink href="">{action}</ButtonLink>
    </MessagePage>
  );
}
