import type { Frame } from '../layout/frame';
import { layoutTexts } from '../layout/layout.texts';
import { phoneHref, useLineFacts } from '../layout/line-facts';
import { signInHref } from '../layout/sign-in-href';
import { siteLinks } from '../layout/site-links';
import { ButtonLink } from '../ui/Button';
import type { PictureView } from '../ui/Picture';
import { SignInFrame } from './SignInFrame';
import { signInPageTexts as texts } from './sign-in.texts';

const steps = ['voyages', 'trips', 'community'] as const;

export function WelcomePage({ frame, picture }: { readonly frame: Frame; readonly picture: PictureView }) {
  const { guest } = frame;
  const { phone } = useLineFacts();
  const body = guest ? texts.welcomeBody : texts.welcomeVisitorBody;
  return (
    <SignInFrame
      frame={frame}
      picture={picture}
      title={guest ? texts.welcomeTo(guest.firstName) : texts.welcomeTitle}
      description={body}
      standfirst={body}
    >
      {guest ? null : (
        <div className="sign-in__actions">
          <ButtonLink href={signInHref(frame)}>{layoutTexts.signIn}</ButtonLink>
        </div>
      )}
      <h2 className="eyebrow">{texts.welcomeNext}</h2>
      <ol className="welcome">
        {steps.map((step) => (
          <li key={step} className="welcome__step">
            <h3 className="welcome__title">{texts.welcomeSteps[step].title}</h3>
            <p>{texts.welcomeSteps[step].body}</p>
            <p>
              <a className="sign-in__link" href={siteLinks[step]}>
                {texts.welcomeSteps[step].action}
              </a>
            </p>
          </li>
        ))}
      </ol>
      <p className="welcome__call">
        {texts.welcomeConsultant}{' '}
        <a className="sign-in__link" href={phoneHref(phone)}>
          {phone}
        </a>
      </p>
    </SignInFrame>
  );
}
