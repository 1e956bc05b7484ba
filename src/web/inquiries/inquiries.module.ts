import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { InquiryList } from '../../core/inquiries/inquiry-list.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { construct } from '../../construct';
import { tokens } from '../../tokens';
import { ProfileSide } from '../profile/profile-side';
import { BuiltAssets } from '../rendering/built-assets';
import { FeatureRoutes } from '../routing/feature-routes';
import { InquiriesApi } from './inquiries.api';
import { InquiriesPages } from './inquiries.pages';
import { inquiriesRoutes } from './inquiries.routes';

export const inquiriesModule = new ContainerModule(({ bind }) => {
  bind(InquiriesPages).toDynamicValue(
    (context) =>
      new InquiriesPages({
        inquiries: context.get<InquiryList>(InquiryList),
        content: context.get<VoyageContent>(VoyageContent),
        side: context.get(ProfileSide),
        assets: context.get(BuiltAssets),
        policy: context.get<Config>(tokens.config).policy,
        officeTimeZone: context.get<string>(tokens.officeTimeZone),
      }),
  );
  construct(bind(InquiriesApi), InquiriesApi, [InquiryList]);
  bind(FeatureRoutes).toResolvedValue(inquiriesRoutes, [InquiriesPages, InquiriesApi]);
});
