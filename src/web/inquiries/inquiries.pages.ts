import type { Request } from 'express';
import type { Config } from '../../../config/config';
import type { Inquiry } from '../../core/inquiries/inquiry';
import type { InquiryList } from '../../core/inquiries/inquiry-list.port';
import { type InquiryType, isInquiryOf, readInquiryTab } from '../../core/inquiries/inquiry-tabs';
import { readIsolatedSection } from '../../core/profile/isolated-section';
import type { Clock } from '../../core/shared/clock.port';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { inquiriesTexts as texts } from '../../../views/inquiries/inquiries.texts';
import type { InquiriesPage, InquiriesPageProps, InquiriesView } from '../../../views/inquiries/InquiriesPage';
import { hrefInquireNow, hrefInquiries, hrefSuites } from '../hrefs';
import { paths } from '../paths';
import type { ProfileSide } from '../profile/profile-side';
import type { BuiltAssets } from '../rendering/built-assets';
import { openingPictureViews } from '../rendering/own-pictures';
import { readListAddress } from '../rendering/list-address';
import type { PageAnswer } from '../rendering/page-answer';
import { guestOf } from '../session/guest-of';
import { type InquiryContent, inquiryTabViews, toInquiryCard } from './inquiry-views';

const cardsAtOnce = 20;

interface InquiriesPagesParts {
  readonly inquiries: InquiryList;
  readonly content: Pick<VoyageContent, 'findVoyages' | 'findSuites'>;
  readonly side: Pick<ProfileSide, 'read'>;
  readonly assets: BuiltAssets;
  readonly policy: Pick<Config['policy'], 'vesselSlug'>;
  readonly officeTimeZone: string;
  readonly clock: Clock;
}

export class InquiriesPages {
  constructor(private readonly parts: InquiriesPagesParts) {}

  readonly show = async (req: Request): Promise<PageAnswer<typeof InquiriesPage>> => {
    const { contactId } = guestOf(req);
    const type = readInquiryTab(req.query['tab']);
    const [section, content, { side }] = await Promise.all([
      readIsolatedSection(this.parts.inquiries.find(contactId), (error) =>
        req.log.warn({ err: error }, 'the inquiries of a guest could not be read'),
      ),
      this.readContent(req),
      this.parts.side.read(req),
    ]);
    const list =
      section.kind === 'ready'
        ? this.toView(
            req,
            section.value.filter((inquiry) => isInquiryOf(type, inquiry)),
            { type, content },
          )
        : { kind: 'failed' as const, retryHref: hrefInquiries({ tab: type }) };
    const props: Omit<InquiriesPageProps, 'frame'> = { side, tabs: inquiryTabViews(type), list };
    return { props };
  };

  private async readContent(req: Request): Promise<InquiryContent> {
    const { content } = this.parts;
    const reading = Promise.all([content.findVoyages(), content.findSuites()]).then(([voyages, suites]) => ({
      voyages,
      suites,
    }));
    const section = await readIsolatedSection(reading, (error) =>
      req.log.warn({ err: error }, 'what inquiries are about could not be read'),
    );
    return section.kind === 'ready' ? section.value : { voyages: [], suites: [] };
  }

  private toView(
    req: Request,
    inquiries: readonly Inquiry[],
    { type, content }: { readonly type: InquiryType | undefined; readonly content: InquiryContent },
  ): InquiriesView {
    const {
      assets,
      policy: { vesselSlug },
      officeTimeZone: timeZone,
      clock,
    } = this.parts;
    const { show } = readListAddress(
      { show: req.query['show'] },
      { categories: [], firstShown: cardsAtOnce, moreShown: cardsAtOnce, countOf: () => inquiries.length },
    );
    const context = { ...content, vessel: vesselSlug, timeZone, now: clock.now() };
    const views = inquiries.slice(0, show).map((inquiry) => toInquiryCard(inquiry, context));
    const pictures = openingPictureViews(assets, views);
    const next = inquiries[show];
    return {
      kind: 'list',
      count: inquiries.length,
      inquiries: views.map(({ card }, index) => {
        const picture = pictures[index];
        return picture ? { ...card, picture } : card;
      }),
      askHref: hrefInquireNow(),
      look: { href: type === 'SUITE' ? hrefSuites(vesselSlug) : paths.voyages.list, label: texts.look[type ?? 'all'] },
      ...(next && {
        more: {
          href: `${hrefInquiries({ tab: type, show: show + cardsAtOnce })}#inquiry-${next.id}`,
          text: texts.shown(views.length, inquiries.length),
        },
      }),
    };
  }
}
