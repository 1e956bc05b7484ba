import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { Button, ButtonLink, SecondaryLink } from '../ui/Button';
import { partyTexts } from './party.texts';

const texts = partyTexts.invitation;

type InvitationProps =
  | {
      readonly kind: 'open';
      readonly action: string;
      readonly token: string;
      readonly from: string;
      readonly voyage: string;
      readonly dates: string;
      readonly name: string;
      readonly role: string;
      readonly scope: string;
      readonly until: string;
    }
  | { readonly kind: 'accepted'; readonly signInHref: string }
  | { readonly kind: 'declined' | 'ended' };

type InvitationPageProps = InvitationProps & { readonly frame: Frame };

export function InvitationPage(props: InvitationPageProps) {
  return (
    <SiteLayout frame={props.frame}>
      <Head title={texts.title} isPrivate />
      <div className="invitation">
        <Body {...props} />
      </div>
    </SiteLayout>
  );
}

function Body(props: InvitationProps) {
  switch (props.kind) {
    case 'open':
      return (
        <>
          <p className="trip-page__of">{texts.from(props.from)}</p>
          <h1 className="profile-title">{props.voyage}</h1>
          <p className="invitation__dates">{props.dates}</p>
          <p>{texts.asRole(props.role, props.until)}</p>
          <p className="trip-page__note">{props.scope}</p>
          <p className="trip-page__note">{texts.meant(props.name)}</p>
          <form className="invitation__answers" method="post" action={props.action}>
            <input type="hidden" name="token" value={props.token} />
            <Button name="answer" value="accept">
              {texts.accept}
            </Button>
            <Button name="answer" value="decline" variant="secondary">
              {texts.decline}
            </Button>
            <Button name="answer" value="not-me" variant="quiet">
              {texts.notMe}
            </Button>
          </form>
          <p className="trip-page__note">{texts.how}</p>
        </>
      );
    case 'accepted':
      return (
        <>
          <h1 className="profile-title">{texts.title}</h1>
          <p role="status">{texts.accepted}</p>
          <p>
            <ButtonLink href={props.signInHref}>{texts.signIn}</ButtonLink>
          </p>
        </>
      );
    case 'declined':
    case 'ended':
      return (
        <>
          <h1 className="profile-title">{texts.title}</h1>
          <p role="status">{texts[props.kind]}</p>
          <p>
            <SecondaryLink href={siteLinks.voyages}>{texts.home}</SecondaryLink>
          </p>
        </>
      );
  }
}
