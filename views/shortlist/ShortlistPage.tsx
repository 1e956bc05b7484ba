import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { siteLinks } from '../layout/site-links';
import { SiteLayout } from '../layout/SiteLayout';
import { ButtonLink, QuietLink } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { GoneList } from './GoneList';
import { ShortlistActions } from './ShortlistActions';
import { ShortlistSections } from './ShortlistSections';
import type { ShortlistView } from './shortlist-view';
import { shortlistTexts as texts } from './shortlist.texts';

interface ShortlistPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly list: ShortlistView;
  readonly shareAction: string;
  readonly notice?: string;
}

/**
 * A visitor's list is in their browser: script requests this page with the items in its address and shows the result.
 */
export function ShortlistPage({ frame, head, list, shareAction, notice }: ShortlistPageProps) {
  const isShared = list.source === 'shared';
  const isEmpty = list.sections.length === 0;
  const title = isShared ? texts.sharedTitle : texts.title;
  return (
    <SiteLayout frame={frame}>
      <Head {...head} title={title} description={texts.description} isPrivate={list.source !== 'device'} />
      <div className="band shortlist" data-shortlist={list.source}>
        <header className="shortlist__head">
          <h1 className="shortlist__title">{title}</h1>
          <p className="shortlist__standfirst">{standfirstOf(list)}</p>
        </header>
        {notice === undefined ? null : (
          <Notice tone="info" className="shortlist__notice">
            <p>{notice}</p>
          </Notice>
        )}
        <p className="shortlist__status" role="status" data-shortlist-status="" />
        <div data-shortlist-list="">
          <ListNotes list={list} />
          {isEmpty ? isShared ? null : <Empty /> : <ShortlistSections list={list} />}
          {isEmpty ? null : (
            <ShortlistActions list={list} shareAction={shareAction} isGuest={frame.guest !== undefined} />
          )}
        </div>
        <section
          className="shortlist__links no-print"
          data-shortlist-shares=""
          hidden
          aria-labelledby="shortlist-shares"
        >
          <h2 className="shortlist__heading" id="shortlist-shares">
            {texts.share.made}
          </h2>
          <ul className="shortlist__shares" />
        </section>
      </div>
    </SiteLayout>
  );
}

function standfirstOf({ source }: ShortlistView): string {
  switch (source) {
    case 'device':
      return texts.onDevice;
    case 'guest':
      return texts.ofGuest;
    case 'address':
      return texts.inAddress;
    case 'shared':
      return texts.sharedNote;
  }
}

const ListNotes = ({ list: { goneItems, isShort } }: { readonly list: ShortlistView }) =>
  goneItems.length > 0 || isShort ? (
    <Notice tone="info" className="shortlist__notice">
      <GoneList goneItems={goneItems} />
      {isShort ? <p>{texts.skipped}</p> : null}
    </Notice>
  ) : null;

const Empty = () => (
  <div className="shortlist__empty">
    <h2 className="shortlist__heading">{texts.empty.heading}</h2>
    <p>{texts.empty.text}</p>
    <noscript>
      <p>{texts.empty.noScript}</p>
    </noscript>
    <p className="shortlist__actions">
      <ButtonLink href={siteLinks.voyages}>{texts.empty.voyages}</ButtonLink>
      <QuietLink href={siteLinks.compare}>{texts.empty.compare}</QuietLink>
    </p>
  </div>
);
