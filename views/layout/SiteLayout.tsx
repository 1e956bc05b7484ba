import type { ReactNode } from 'react';
import { ConsentBar } from '../consent/ConsentBar';
import type { Frame } from './frame';
import { layoutTexts } from './layout.texts';
import { isSignInScreen, signInHref } from './sign-in-href';
import { SignInDialog } from './SignInDialog';
import { SiteFooter } from './SiteFooter';
import { type HeaderGround, SiteHeader } from './SiteHeader';

interface SiteLayoutProps {
  readonly frame: Frame;
  /** `picture`: the page begins with a full-bleed hero, and the header lies on it. Default `paper`. */
  readonly headerOn?: HeaderGround;
  readonly children: ReactNode;
}

/** The frame of every page but the reservation flow: skip link, the question about cookies, header, one `<main id="content">`, footer. */
export function SiteLayout({ frame, headerOn = 'paper', children }: SiteLayoutProps) {
  return (
    <>
      <a className="skip-link" href="#content">{layoutTexts.skip}</a>
      <ConsentBar dataLayer={frame.dataLayer} />
      <SiteHeader frame={frame} ground={headerOn} />
      <main id="content" tabIndex={-1}>{children}</main>
      <SiteFooter year={frame.year} isSignedIn={frame.guest !== undefined} signInHref={signInHref(frame)} />
      {frame.guest === undefined && !isSignInScreen(frame) ? <SignInDialog frame={frame} /> : null}
    </>
  );
}
