import { siteLinks } from '../layout/site-links';
import { type DataLayerOnPage, useDataLayer } from '../tracking/tag-layer-part';
import { Button } from '../ui/Button';
import { CachedFragment } from '../ui/CachedFragment';
import { GuestPart } from '../ui/GuestPart';
import { consentTexts as texts } from './consent.texts';

interface ConsentBarProps {
  readonly isGuest?: boolean;
  readonly isShown?: boolean;
}

/**
 * Asks for cookie consent (TRK-05, H14). The markup is the same for everyone, so that pages can be cached, and hidden
 * until script finds no choice. Without script nothing is tracked. It is early in the tab order and visually at the
 * foot. Its texts are here because every page loads the script: `data-for` names the states in which a part is shown,
 * `data-said` when it is announced.
 */
export function ConsentBar(bar: ConsentBarProps) {
  const dataLayer = useDataLayer();
  return dataLayer ? (
    <GuestPart
      name="hasPseudonym"
      shownCase={dataLayer.contactId === undefined ? 'no' : 'yes'}
      cases={{ yes: <Bar {...bar} dataLayer={dataLayer} />, no: <Bar {...bar} dataLayer={{}} /> }}
    />
  ) : (
    <Bar {...bar} />
  );
}

function Bar({
  dataLayer,
  isGuest = false,
  isShown = false,
}: ConsentBarProps & { readonly dataLayer?: DataLayerOnPage }) {
  const forScript = isShown
    ? {}
    : {
        'data-consent': '',
        ...(isGuest ? { 'data-records': '' } : {}),
        ...(dataLayer ? { 'data-has-data-layer': '', 'data-contact-id': dataLayer.contactId } : {}),
      };
  const announcements = {
    'data-said-undecided': texts.asked,
    'data-said-accepted': texts.thanked.accepted,
    'data-said-declined': texts.thanked.declined,
  };
  return (
    <>
      <CachedFragment from={texts} by={String(dataLayer !== undefined)}>
        <section className="consent no-print" aria-label={texts.label} tabIndex={-1} hidden={!isShown} {...forScript}>
          <Inside hasDataLayer={dataLayer !== undefined} />
        </section>
      </CachedFragment>
      <p className="hidden-to-the-eye" role="status" {...announcements} />
    </>
  );
}

function Inside({ hasDataLayer }: { readonly hasDataLayer: boolean }) {
  return (
    <>
      <div className="consent__words">
        <p data-for="undecided accepted declined">{hasDataLayer ? texts.questionWithDataLayer : texts.question}</p>
        <p className="consent__chosen" data-for="accepted" hidden>
          {texts.chosen.accepted}
        </p>
        <p className="consent__chosen" data-for="declined" hidden>
          {texts.chosen.declined}
        </p>
        <p data-for="refused" hidden>
          {texts.refusedByBrowser}
        </p>
        <a className="consent__notice" href={siteLinks.cookieNotice}>
          {texts.notice}
        </a>
      </div>
      <div className="consent__choices">
        <Button type="button" variant="secondary" value="accepted" data-for="undecided accepted declined">
          {texts.accept}
        </Button>
        <Button type="button" variant="secondary" value="declined" data-for="undecided accepted declined">
          {texts.decline}
        </Button>
        <Button type="button" variant="secondary" data-for="refused" hidden>
          {texts.close}
        </Button>
      </div>
    </>
  );
}
