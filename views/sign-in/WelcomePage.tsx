import type { Frame } from '../layout/frame';
import { siteLinks } from '../layout/site-links';
import { ButtonLink } from '../ui/Button';
import type { PictureView } from '../ui/Picture';
import { SignInFrame } from './SignInFrame';
import { signInPageTexts as texts } from './sign-in.texts';

export interface WelcomePageProps {
  readonly frame: Frame;
  readonly picture: PictureView;
}

/** Where somebody who has just joined arrives (AUT-13). */
export function WelcomePage({ frame, picture }: WelcomePageProps) {
  return (
    <SignInFrame frame={frame} picture={picture} title={texts.welcomeTitle} description={texts.welcomeBody} standfirst={texts.welcomeBody}>
      <div className="sign-in__actions">
        <ButtonLink href={siteLinks.voyages}>{texts.welcomeAction}</ButtonLink>
        <ButtonLink variant="quiet" href={siteLinks.trips}>{texts.welcomeProfile}</ButtonLink>
      </div>
    </SignInFrame>
  );
}
