import type { ReactNode } from 'react';
import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { siteLinks } from '../layout/site-links';
import { BackLink } from '../profile/BackLink';
import { ProfileFrame, type ProfileSideView } from '../profile/ProfileFrame';
import { Notice } from '../ui/Notice';

interface AccessPageProps {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  readonly texts: Readonly<Record<'title' | 'description' | 'back' | 'standfirst', string>>;
  readonly receipt: string | undefined;
  readonly children: ReactNode;
}

export const AccessPage = ({ frame, side, texts, receipt, children }: AccessPageProps) => (
  <ProfileFrame frame={frame} side={side}>
    <Head title={texts.title} description={texts.description} isPrivate />
    <BackLink href={siteLinks.account}>{texts.back}</BackLink>
    <h1 className="profile-title">{texts.title}</h1>
    <p className="sessions__standfirst">{texts.standfirst}</p>
    {receipt === undefined ? null : <Notice tone="success">{receipt}</Notice>}
    {children}
  </ProfileFrame>
);
