import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { siteLinks } from '../layout/site-links';
import { BackLink } from '../profile/BackLink';
import { ProfileFrame, type ProfileSideView } from '../profile/ProfileFrame';
import { Button, ButtonLink } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { PasskeyButton } from './PasskeyButton';
import { passkeysTexts as texts } from './passkeys.texts';

interface Day {
  readonly text: string;
  readonly dateTime: string;
}

export interface PasskeyView {
  readonly id: string;
  /** The browser in which it was made. */
  readonly name: string;
  readonly added: Day;
  readonly used?: Day;
  readonly isBackedUp: boolean;
}

export interface PasskeysPageProps {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  /** Oldest first. */
  readonly passkeys: readonly PasskeyView[];
  readonly removeHref: string;
  /** Adding one takes a fresh code (reliability A8). */
  readonly adding: { readonly kind: 'ready' | 'full' } | { readonly kind: 'needs-code'; readonly codeHref: string };
  readonly receipt?: string;
}

/** A guest's passkeys, each with a form that removes it, and a way to add one (reliability F6). */
export function PasskeysPage({ frame, side, passkeys, removeHref, adding, receipt }: PasskeysPageProps) {
  return (
    <ProfileFrame frame={frame} side={side}>
      <Head title={texts.title} description={texts.description} isPrivate />
      <BackLink href={siteLinks.account}>{texts.back}</BackLink>
      <h1 className="profile-title">{texts.title}</h1>
      <p className="sessions__standfirst">{texts.standfirst}</p>
      {receipt === undefined ? null : <Notice tone="success">{receipt}</Notice>}
      {passkeys.length === 0 ? (
        <p className="sessions__none">{texts.none}</p>
      ) : (
        <ul className="sessions">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="sessions__row">
              <PasskeyRow passkey={passkey} removeHref={removeHref} />
            </li>
          ))}
        </ul>
      )}
      <Adding adding={adding} />
    </ProfileFrame>
  );
}

function Adding({ adding }: Pick<PasskeysPageProps, 'adding'>) {
  switch (adding.kind) {
    case 'full':
      return <p className="sessions__note">{texts.full}</p>;
    case 'needs-code':
      return (
        <div className="sessions__everywhere">
          <p className="sessions__note">{texts.needsCode}</p>
          <ButtonLink variant="secondary" href={adding.codeHref}>
            {texts.getCode}
          </ButtonLink>
        </div>
      );
    case 'ready':
      return (
        <div className="sessions__everywhere">
          <PasskeyButton use="add" />
          <noscript>
            <p className="sessions__note">{texts.withoutScript}</p>
          </noscript>
        </div>
      );
  }
}

function PasskeyRow({
  passkey: { id, name, added, used, isBackedUp },
  removeHref,
}: {
  readonly passkey: PasskeyView;
  readonly removeHref: string;
}) {
  return (
    <>
      <div>
        <h2 className="sessions__browser">{name}</h2>
        {isBackedUp ? <p className="eyebrow">{texts.onAllDevices}</p> : null}
        <dl className="sessions__times">
          <div>
            <dt>{texts.addedOn}</dt>{' '}
            <dd>
              <time dateTime={added.dateTime}>{added.text}</time>
            </dd>
          </div>
          <div>
            <dt>{texts.usedOn}</dt> <dd>{used ? <time dateTime={used.dateTime}>{used.text}</time> : texts.notUsed}</dd>
          </div>
        </dl>
      </div>
      <form method="post" action={removeHref}>
        <input type="hidden" name="passkey" value={id} />
        <Button variant="quiet">
          {texts.remove}
          <span className="hidden-to-the-eye">{texts.of(name, added.text)}</span>
        </Button>
      </form>
    </>
  );
}
