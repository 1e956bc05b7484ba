import type { Frame } from '../layout/frame';
import type { ProfileSideView } from '../profile/ProfileFrame';
import { SecondaryLink } from '../ui/Button';
import { AccessPage } from './AccessPage';
import { AccessRow } from './AccessRow';
import { PasskeyButton } from './PasskeyButton';
import { passkeysTexts as texts } from './passkeys.texts';

interface Day {
  readonly text: string;
  readonly dateTime: string;
}

export interface PasskeyView {
  readonly id: string;
  readonly name: string;
  readonly addedOn: Day;
  readonly usedOn?: Day;
  readonly isBackedUp: boolean;
}

export interface PasskeysPageProps {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  readonly passkeys: readonly PasskeyView[];
  readonly removeHref: string;
  /** Adding a passkey requires a fresh code (reliability A8). */
  readonly adding: { readonly kind: 'ready' | 'full' } | { readonly kind: 'needs-code'; readonly codeHref: string };
  readonly receipt?: string;
}

export function PasskeysPage({ frame, side, passkeys, removeHref, adding, receipt }: PasskeysPageProps) {
  return (
    <AccessPage frame={frame} side={side} texts={texts} receipt={receipt}>
      {passkeys.length === 0 ? (
        <p className="sessions__none">{texts.none}</p>
      ) : (
        <ul className="sessions">
          {passkeys.map(({ id, name, addedOn, usedOn, isBackedUp }) => (
            <AccessRow
              key={id}
              name={name}
              mark={isBackedUp ? texts.onAllDevices : undefined}
              times={[
                { label: texts.addedOn, ...addedOn },
                { label: texts.usedOn, ...(usedOn ?? { text: texts.notUsed }) },
              ]}
              action={removeHref}
              field={{ name: 'passkey', value: id }}
              button={{ text: texts.remove, about: texts.of(name, addedOn.text) }}
            />
          ))}
        </ul>
      )}
      <Adding adding={adding} />
    </AccessPage>
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
          <SecondaryLink href={adding.codeHref}>{texts.getCode}</SecondaryLink>
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
