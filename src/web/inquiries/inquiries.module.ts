import { ContainerModule } from 'inversify';
import { chapterOf, CopyChapter } from '../../core/privacy/copy-chapter.port';
import { Clock } from '../../core/shared/clock.port';
import { InquiryList } from '../../core/inquiries/inquiry-list.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { compute, construct, derived } from '../../construct';
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
    clock: Clock,
  });
  construct(bind(InquiriesApi), InquiriesApi, [InquiryList]);
  compute(bind(CopyChapter), [InquiryList], (inquiries) =>
    chapterOf('inquiries', 'Your inquiries', (contactId) => inquiries.find(contactId)),
  );
  bind(FeatureRoutes).toResolvedValue(inquiriesRoutes, [InquiriesPages, InquiriesApi]);
});
