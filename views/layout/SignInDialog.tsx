import { Button, ButtonLink } from '../ui/Button';
import { PasskeyButton } from '../sign-in/PasskeyButton';
import type { Frame } from './frame';
import { CachedFragment } from '../ui/CachedFragment';
import { layoutTexts } from './layout.texts';
import { signInHref } from './sign-in-href';
import { siteLinks } from './site-links';

const texts = layoutTexts.signInDialog;

export const signInDialogId = 'sign-in-dialog';

/** Every visitor gets the same markup (NAV-08); without script its links lead to the sign-in page. */
export function SignInDialog({ frame }: { readonly frame: Frame }) {
  const href = signInHref(frame);
  const titleId = `${signInDialogId}-title`;
  return (
    <CachedFragment from={texts} by={href}>
      <dialog className="dialog sign-in-dialog" id={signInDialogId} aria-labelledby={titleId} closedby="any">
        <h2 className="eyebrow" id={titleId}>
          {layoutTexts.signIn}
        </h2>
        <h3 className="sign-in-dialog__heading">{texts.heading}</h3>
        <p className="sign-in-dialog__body">{texts.body}</p>
        <div className="sign-in-dialog__actions">
          <ButtonLink href={href} data-returns-here="">
            {texts.now}
          </ButtonLink>
          {frame.signInUrl === undefined || frame.signInUrl === siteLinks.signIn ? (
            <PasskeyButton use="sign-in" variant="quiet" />
          ) : null}
          <form method="dialog">
            <Button variant="quiet">{layoutTexts.close}</Button>
          </form>
        </div>
        <p className="sign-in-dialog__waitlist">
          {texts.notInvited} <a href={siteLinks.joinUs}>{texts.joinWaitlist}</a>
        </p>
      </dialog>
    </CachedFragment>
  );
}
