import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { Button, QuietLink } from '../ui/Button';
import { shortlistTexts } from './shortlist.texts';

const texts = shortlistTexts.share;

type ShareState =
  | {
      readonly kind: 'made';
      readonly address: string;
      readonly stopHref: string;
      readonly until: string;
      readonly backHref: string;
    }
  | { readonly kind: 'stop'; readonly action: string; readonly stopKey: string }
  | { readonly kind: 'stopped' | 'notRunning' | 'empty' | 'tooMany' | 'ended' };

interface SharePageProps {
  readonly frame: Frame;
  readonly share: ShareState;
}

/**
 * Shows a link to a shared list: created, to be ended, or ended. Private, because it contains the address that ends the
 * sharing.
 */
export function SharePage({ frame, share }: SharePageProps) {
  const title =
    share.kind === 'made' ? texts.title : share.kind === 'stop' ? texts.stopTitle : shortlistTexts.sharedTitle;
  return (
    <SiteLayout frame={frame}>
      <Head title={title} isPrivate />
      <div className="band shortlist" data-shortlist="link">
        <header className="shortlist__head">
          <h1 className="shortlist__title">{title}</h1>
        </header>
        <Body share={share} />
      </div>
    </SiteLayout>
  );
}

function Body({ share }: { readonly share: ShareState }) {
  switch (share.kind) {
    case 'made':
      return (
        <div className="shortlist__made" data-shortlist-made={share.stopHref}>
          <label className="field">
            <span className="field__label">{texts.address}</span>
            <input className="field__input" type="url" readOnly value={share.address} />
          </label>
          <p>{texts.until(share.until)}</p>
          <p>
            {texts.stopNote} <a href={share.stopHref}>{texts.stop}</a>
          </p>
          <QuietLink href={share.backHref}>{texts.back}</QuietLink>
        </div>
      );
    case 'stop':
      return (
        <form className="shortlist__made" method="post" action={share.action}>
          <input type="hidden" name="key" value={share.stopKey} />
          <p>{texts.stopText}</p>
          <Button>{texts.stop}</Button>
        </form>
      );
    case 'stopped':
    case 'notRunning':
    case 'empty':
    case 'tooMany':
    case 'ended':
      return (
        <div className="shortlist__made">
          <p role="status" data-shortlist-ended={share.kind === 'stopped' ? '' : undefined}>
            {texts[share.kind]}
          </p>
          <QuietLink href={siteLinks.shortlist}>{texts.back}</QuietLink>
        </div>
      );
  }
}
