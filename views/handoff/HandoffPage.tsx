import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { layoutTexts } from '../layout/layout.texts';
import { siteLinks } from '../layout/site-links';
import { Wordmark } from '../layout/Wordmark';
import { Button, ButtonLink, QuietLink } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { HiddenFields } from '../ui/HiddenFields';
import { handoffTexts as texts } from './handoff.texts';

/** `waitMs` is the time before the script navigates on. Without script the guest presses a button. */
export type HandoffView =
  /** Posted by a form, so that no address contains the token (ENG-04, H08). */
  | {
      readonly kind: 'form';
      readonly action: string;
      readonly fields: Readonly<Record<string, string>>;
      readonly waitMs: number;
    }
  | { readonly kind: 'link'; readonly href: string; readonly waitMs: number }
  | { readonly kind: 'failed'; readonly href: string; readonly againHref?: string };

/** Shows the page between the site and the reservation engine: one sentence and one button (ENG-04 to ENG-06, H06). */
export function HandoffPage({ handoff }: { readonly frame: Frame; readonly handoff: HandoffView }) {
  return (
    <>
      <Head title={handoff.kind === 'failed' ? texts.failedTitle : texts.title} isPrivate />
      <a className="skip-link" href="#content">
        {layoutTexts.skip}
      </a>
      <header className="handoff__top">
        <a className="site-header__home" href={siteLinks.home}>
          <Wordmark />
        </a>
      </header>
      <main id="content" tabIndex={-1} className="handoff">
        {handoff.kind === 'failed' ? (
          <FailureNotice href={handoff.href} againHref={handoff.againHref} />
        ) : (
          <HandoffInProgress handoff={handoff} />
        )}
      </main>
    </>
  );
}

function HandoffInProgress({ handoff }: { readonly handoff: Exclude<HandoffView, { kind: 'failed' }> }) {
  return (
    <>
      <h1 className="handoff__title">{texts.heading}</h1>
      <p className="handoff__body">{handoff.kind === 'form' ? texts.withAccount : texts.withoutAccount}</p>
      <div
        className={classNames('handoff__line', handoff.waitMs > 0 && 'handoff__line--slow')}
        role="progressbar"
        aria-label={texts.progress}
      />
      {handoff.kind === 'link' ? (
        <p>
          <ButtonLink variant="secondary" href={handoff.href} data-hands-over={String(handoff.waitMs)}>
            {texts.continue}
          </ButtonLink>
        </p>
      ) : (
        <form method="post" action={handoff.action} data-hands-over={String(handoff.waitMs)}>
          <HiddenFields fields={handoff.fields} />
          <Button variant="secondary">{texts.continue}</Button>
        </form>
      )}
    </>
  );
}

function FailureNotice({ href, againHref }: { readonly href: string; readonly againHref: string | undefined }) {
  return (
    <>
      <h1 className="handoff__title">{texts.failedHeading}</h1>
      <p className="handoff__body" role="alert">
        {againHref === undefined ? texts.lostBody : texts.failedBody}
      </p>
      <div className="handoff__actions">
        <ButtonLink href={href}>{againHref === undefined ? texts.toVoyages : texts.goOn}</ButtonLink>
        {againHref === undefined ? null : <QuietLink href={againHref}>{texts.again}</QuietLink>}
      </div>
    </>
  );
}
