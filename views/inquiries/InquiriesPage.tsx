import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { FailedSection } from '../profile/FailedSection';
import { ProfileFrame, type ProfileSideView } from '../profile/ProfileFrame';
import { ButtonLink, QuietLink } from '../ui/Button';
import { LoadMore } from '../ui/LoadMore';
import { type Tab, Tabs } from '../ui/Tabs';
import { inquiriesTexts as texts } from './inquiries.texts';
import { InquiryCard, type InquiryCardView } from './InquiryCard';

export interface InquiriesPageProps {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  readonly tabs: readonly Tab[];
  readonly list: InquiriesView | { readonly kind: 'failed'; readonly retryHref: string };
}

export interface InquiriesView {
  readonly kind: 'list';
  readonly count: number;
  readonly inquiries: readonly InquiryCardView[];
  readonly more?: { readonly href: string; readonly text: string };
  readonly askHref: string;
  readonly look: { readonly href: string; readonly label: string };
}

export function InquiriesPage({ frame, side, tabs, list }: InquiriesPageProps) {
  return (
    <ProfileFrame frame={frame} side={side}>
      <Head title={texts.title} description={texts.description} isPrivate />
      <h1 className="profile-title">{texts.title}</h1>
      <Tabs label={texts.tabsLabel} tabs={tabs} />
      {list.kind === 'failed' ? (
        <FailedSection subject={texts.subject} retryHref={list.retryHref} />
      ) : (
        <Inquiries list={list} />
      )}
    </ProfileFrame>
  );
}

function Inquiries({ list: { count, inquiries, more, askHref, look } }: { readonly list: InquiriesView }) {
  if (count === 0) return <NoInquiries askHref={askHref} look={look} />;
  return (
    <>
      <p className="inquiries__count">{texts.count(count)}</p>
      <ul className="inquiries" id="inquiries">
        {inquiries.map((inquiry, index) => (
          <li key={inquiry.id} id={`inquiry-${inquiry.id}`} className="inquiries__row">
            <InquiryCard inquiry={inquiry} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <LoadMore list="inquiries" className="inquiries__more" label={texts.more} more={more} />
    </>
  );
}

function NoInquiries({ askHref, look }: Pick<InquiriesView, 'askHref' | 'look'>) {
  return (
    <div className="trips__empty">
      <p>{texts.emptyTitle}</p>
      <p className="inquiries__empty-note">{texts.empty}</p>
      <div className="inquiries__ways">
        <ButtonLink href={askHref}>{texts.ask}</ButtonLink>
        <QuietLink href={look.href}>{look.label}</QuietLink>
      </div>
    </div>
  );
}
