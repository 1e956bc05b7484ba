import type { Frame } from '../layout/frame';
import { siteLinks } from '../layout/site-links';
import { Button, QuietLink } from '../ui/Button';
import { SignInFrame } from './SignInFrame';
import { signInPageTexts as texts } from './sign-in.texts';

/** The page is shown only when another site linked to sign-out (reliability B5). */
export function SignOutPage({ frame, logoutHref }: { readonly frame: Frame; readonly logoutHref: string }) {
  return (
    <SignInFrame
      frame={frame}
      title={texts.signOutTitle}
      description={texts.signOutBody}
      standfirst={texts.signOutBody}
    >
      <form className="sign-in__actions" method="post" action={logoutHref}>
        <Button>{texts.signOut}</Button>
        <QuietLink href={siteLinks.home}>{texts.stay}</QuietLink>
      </form>
    </SignInFrame>
  );
}
