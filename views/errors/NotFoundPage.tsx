import type { Frame } from '../layout/frame';
import { siteLinks } from '../layout/site-links';
import { ButtonLink } from '../ui/Button';
import { errorsTexts } from './errors.texts';
import { MessagePage } from './MessagePage';

export function NotFoundPage({ frame }: { readonly frame: Frame }) {
  const { title, body, action, home } = errorsTexts.notFound;
  return (
    <MessagePage frame={frame} title={title} body={body}>
      <ButtonLink href={siteLinks.voyages}>{action}</ButtonLink>
      <ButtonLink variant="quiet" href={siteLinks.home}>{home}</ButtonLink>
    </MessagePage>
  );
}
