import { ContainerModule } from 'inversify';
import { chapterOf, CopyChapter } from '../../core/privacy/copy-chapter.port';
import { InquiryList } from '../../core/inquiries/inquiry-list.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { ProfileSide } from '../profile/profile-side';
import { BuiltAssets } from '../rendering/built-assets';
import { FeatureRoutes } from '../routing/feature-routes';
import { InquiriesApi } from './inquiries.api';
import { InquiriesPages } from './inquiries.pages';
import { inquiriesRoutes } from './inquiries.routes';

export const inquiriesModule = new ContainerModule(({ bind }) => {
  construct(bind(InquiriesPages), InquiriesPages, {
    inquiries: InquiryList,
    content: VoyageContent,
    side: ProfileSide,
    assets: BuiltAssets,
    policy: derived(tokens.config, ({ policy }) => policy),
    officeTimeZone: tokens.officeTimeZone,
  });
  construct(bind(InquiriesApi), InquiriesApi, [InquiryList]);
  bind(CopyChapter).toResolvedValue(
    chapterOf('inquiries', 'Your inquiries', (inquiries: InquiryList, contactId) => inquiries.find(contactId)),
    [InquiryList],
  );
  bind(FeatureRoutes).toResolvedValue(inquiriesRoutes, [InquiriesPages, InquiriesApi]);
});
