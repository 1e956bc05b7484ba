import type { ReactNode } from 'react';
import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { BackLink } from '../profile/BackLink';
import { ProfileFrame, type ProfileSideView } from '../profile/ProfileFrame';
import { Notice } from '../ui/Notice';

export interface TripSubpageNotice {
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
}

export interface TripSubpageProps {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  readonly backHref: string;
  readonly trip: { readonly title: string; readonly dates: string };
  readonly notice?: TripSubpageNotice;
}

interface TripSubpageFrameProps extends TripSubpageProps {
  readonly texts: { readonly title: string; readonly description: string; readonly back: string };
  readonly title?: string;
  readonly standfirst?: string;
  readonly children: ReactNode;
}

export function TripSubpage(props: TripSubpageFrameProps) {
  const { frame, side, backHref, trip, notice, texts, title = texts.title, standfirst, children } = props;
  return (
    <ProfileFrame frame={frame} side={side}>
      <Head title={title} description={texts.description} isPrivate />
      <BackLink href={backHref}>{texts.back}</BackLink>
      <p className="trip-page__of">
        {trip.title}, {trip.dates}
      </p>
      <h1 className="profile-title">{title}</h1>
      {standfirst === undefined ? null : <p className="profile-standfirst">{standfirst}</p>}
      {notice ? (
        <Notice tone={notice.tone} className="trip-page__notice">
          <p>{notice.text}</p>
        </Notice>
      ) : null}
      {children}
    </ProfileFrame>
  );
}
